import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyFile } from '#proof/check/check.ts';
import { readRecord } from '#proof/record.ts';
import { reportOnRecord } from './record.ts';
import { reportOn, type Report } from './report.ts';
import { entryAt, sourcesFor } from './sources.ts';
import { BadRoots, fingerprints, trusted, type Trust } from './trust.ts';
import { checkWholeLog, withLogWord, type LogWord } from './whole-log.ts';
import { languageFor, toolText } from './words.ts';

const options = {
  online: { type: 'boolean' },
  log: { type: 'boolean' },
  at: { type: 'string' },
  roots: { type: 'string' },
  lang: { type: 'string' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Nothing could be checked: the reason, and the code for it. */
const cannot = (...lines: string[]): Report => ({ lines, code: 3 });

function read(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
}

async function ownFingerprint(language: Parameters<typeof toolText>[1], trust: Trust | null): Promise<Report> {
  const bytes = readFileSync(import.meta.filename);
  const begin = bytes.indexOf('const atestoRoots =') === 0 ? bytes.indexOf('\n') + 1 : 0;
  const hash = (part: Uint8Array): string => createHash('sha256').update(part).digest('hex');
  const roots = trust ? ['', toolText('roots', language), ...(await fingerprints(trust))] : [];
  const [own, source] = [toolText('ownHash', language), toolText('sourceHash', language)];
  return { lines: [`${own}: ${hash(bytes)}`, `${source}: ${hash(bytes.subarray(begin))}`, ...roots], code: 0 };
}

const logWords = { revoked: 'logRevoked', stands: 'logStands', unread: 'logUnread', contradicts: 'logContradicts' } as const;

/** What could not be read in the log was not checked; a log that contradicts itself proves nothing. */
function codeWith(code: Report['code'], asked: LogWord | null): Report['code'] {
  return code === 0 && asked && asked.outcome !== 'stands' ? 3 : code;
}

async function run(args: readonly string[]): Promise<Report> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const language = languageFor(values.lang, process.env);
  const usage = toolText('usage', language);
  if (values.help) return { lines: [usage], code: 0 };
  const path = values.roots ?? process.env.ATESTO_ROOTS;
  const trust = await trusted(path).catch((error: unknown) => {
    if (error instanceof BadRoots) return error;
    throw error;
  });
  if (trust instanceof BadRoots) return cannot(toolText('badRoots', language, { file: path }));
  if (values.version) return ownFingerprint(language, trust);
  const [file, keys] = positionals;
  if (file === undefined) return cannot(usage);
  if (!trust) return cannot(toolText('noRoots', language));
  const [bytes, list] = [read(file), keys === undefined ? null : read(keys)];
  if (!bytes) return cannot(toolText('noFile', language, { file }));
  const record = readRecord(bytes);
  if (record) {
    const { lines, code } = await reportOnRecord(record, trust, language);
    return { lines: [...lines, '', toolText('roots', language), ...(await fingerprints(trust))], code };
  }
  if (keys !== undefined && !list) return cannot(toolText('noFile', language, { file: keys }));
  const at = values.at?.replace(/\/+$/, '') ?? (values.online ? trust.issuer : null);
  const sources = sourcesFor(trust, at, list && new TextDecoder().decode(list));
  const result = await verifyFile(bytes, sources, (number) => entryAt(at, number), new Date());
  const logAnswer = values.log && at !== null && result.kind === 'certificate' ? await checkWholeLog(at, result) : null;
  const judged = logAnswer && result.kind === 'certificate' ? withLogWord(result, logAnswer) : result;
  const { lines, code } = reportOn(judged, { online: at !== null, language });
  const logLines = logAnswer ? ['', toolText(logWords[logAnswer.outcome], language, { entries: logAnswer.entries })] : [];
  return {
    lines: [...lines, ...logLines, '', toolText('roots', language), ...(await fingerprints(trust))],
    code: codeWith(code, logAnswer),
  };
}

try {
  const { lines, code } = await run(process.argv.slice(2));
  // Spaces that must not break mean nothing to a terminal.
  process.stdout.write(`${lines.join('\n').replaceAll('\u00a0', ' ')}\n`);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 3;
}
