import { benchAudit } from './audit.ts';
import { benchBundle } from './bundle.ts';
import { benchDocuments } from './documents.ts';
import { benchMails } from './mails.ts';
import { isBrief } from './measure.ts';
import { benchSaves } from './saves.ts';
import { benchScale } from './scale/scale.ts';
import { openSetting, type Setting } from './setting.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchSoak } from './scale/soak.ts';
import { benchStart } from './start.ts';

type Part = (setting: Setting, words: readonly string[]) => Promise<void>;

const parts: Readonly<Record<string, Part>> = {
  audit: benchAudit,
  bundle: benchBundle,
  documents: benchDocuments,
  mails: benchMails,
  saves: benchSaves,
  'sign-ins': benchSignIns,
  start: benchStart,
};

/** What takes long, so that it runs only when it is named; further words say how much of it. */
const long: Readonly<Record<string, Part>> = { scale: benchScale, soak: benchSoak };

/** Runs parts one after another with one database and application of their own. */
async function measure(names: readonly (readonly [name: string, part: Part])[], words: readonly string[]): Promise<void> {
  const setting = await openSetting();
  try {
    for (const [name, part] of names) {
      process.stdout.write(`\n${name}\n`);
      await part(setting, words);
    }
  } finally {
    await setting.close();
  }
}

const wanted = process.argv.slice(2).filter((word) => word !== '--brief');
const [first = '', ...words] = wanted;
if (long[first]) await measure([[first, long[first]]], words);
else await measure(wanted.length > 0 ? Object.entries(parts).filter(([name]) => wanted.includes(name)) : Object.entries(parts), []);
// Each makes the same companies.
if (isBrief && wanted.length === 0) for (const one of Object.entries(long)) await measure([one], ['1']);
