import { benchAudit } from './audit.ts';
import { benchBundle } from './bundle.ts';
import { benchDocuments } from './documents.ts';
import { benchIssuing } from './issuing.ts';
import { benchLog } from './log.ts';
import { benchMails } from './mails.ts';
import { benchPaint } from './paint.ts';
import { benchRegistry } from './registry.ts';
import { benchSaves } from './saves.ts';
import { benchScale } from './scale.ts';
import { benchSoak } from './soak.ts';
import { openSetting, type Setting } from './setting.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchStart } from './start.ts';
import { benchSuppliers } from './suppliers.ts';
import { benchVerdict } from './verdict.ts';

const parts: Readonly<Record<string, (setting: Setting) => Promise<void> | void>> = {
  audit: benchAudit,
  bundle: benchBundle,
  documents: benchDocuments,
  issuing: benchIssuing,
  saves: benchSaves,
  log: benchLog,
  mails: benchMails,
  paint: benchPaint,
  registry: benchRegistry,
  'sign-ins': benchSignIns,
  start: benchStart,
  suppliers: benchSuppliers,
  verdict: benchVerdict,
};

/** What takes long, so that it runs only when it is named; further words say how much of it. */
const long: Readonly<Record<string, (setting: Setting, words: readonly string[]) => Promise<void>>> = {
  scale: benchScale,
  soak: benchSoak,
};

const wanted = process.argv.slice(2);
const [first = '', ...words] = wanted;
const setting = await openSetting();
try {
  const named = long[first];
  if (named) await named(setting, words);
  else for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run(setting);
} finally {
  await setting.close();
}
