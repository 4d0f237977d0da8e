// Recomputes the score of a self-assessment from its exported result. It shares no code with the service and needs no package:
//   node score.mjs RESULT.json
// A result is JSON of /schemas/assessment-result-2.json. Ends with 0 when what the file says of its score follows from its answers,
// 2 when it does not, 3 when it cannot be read.
//
// The rule: yes earns the whole weight of its question, partial half of it, no nothing; not_applicable leaves both sides. The
// score is what was earned out of what could be, compared with the threshold exactly, and shown in percent rounded half up to two
// decimals. Without an applicable question there is no score.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Halves of a weight that an answer earns. */
const halves = new Map([
  ['yes', 2n],
  ['partial', 1n],
  ['no', 0n],
]);

/** Questions as {weightHundredths, answer}; gives the percentage as text ("84.51", null without a score) and whether it reaches the threshold. */
export function scoreOf(questions, thresholdPercent) {
  let earned = 0n;
  let possible = 0n;
  for (const { weightHundredths, answer } of questions) {
    if (answer === 'not_applicable') continue;
    const share = halves.get(answer);
    if (share === undefined) throw new Error(`unknown answer: ${answer}`);
    earned += BigInt(weightHundredths) * share;
    possible += BigInt(weightHundredths) * 2n;
  }
  if (possible === 0n) return { percent: null, reaches: false };
  // Half up: twice the remainder is at least the divisor.
  const hundredths = (earned * 20_000n + possible) / (possible * 2n);
  const digits = String(hundredths).padStart(3, '0');
  return { percent: `${digits.slice(0, -2)}.${digits.slice(-2)}`, reaches: earned * 100n >= BigInt(thresholdPercent) * possible };
}

/** What the file says of its score beside what follows from its answers; an empty list where all agrees. */
export function differencesIn({ assessment, sections, questions }) {
  const text = (percent) => (percent === null ? null : percent.toFixed(2));
  const whole = scoreOf(questions, assessment.thresholdPercent);
  const found = [];
  const compare = (what, said, computed) => said === computed || found.push(`${what}: the file says ${said}, the answers make ${computed}`);
  compare('score', text(assessment.scorePercent), whole.percent);
  compare('reaches the threshold', assessment.reachesThreshold, whole.reaches);
  for (const { number, scorePercent } of sections) {
    const own = questions.filter(({ section }) => section === number);
    compare(`section ${number}`, text(scorePercent), scoreOf(own, assessment.thresholdPercent).percent);
  }
  return found;
}

function run([file]) {
  if (file === undefined) return ['node score.mjs RESULT.json', 3];
  let result;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
    if (result.format !== 'atesto-assessment-result/2') return [`not a result of the form atesto-assessment-result/2: ${file}`, 3];
    const { percent, reaches } = scoreOf(result.questions, result.assessment.thresholdPercent);
    const differences = differencesIn(result);
    const answered = `${result.questions.length} answers, threshold ${result.assessment.thresholdPercent}%`;
    const score = `score ${percent ?? 'none'}${percent === null ? '' : '%'}, ${reaches ? 'reaches' : 'does not reach'} the threshold`;
    return [[answered, score, ...differences].join('\n'), differences.length === 0 ? 0 : 2];
  } catch (error) {
    return [`${file} cannot be read: ${error.message}`, 3];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [text, code] = run(process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  process.exitCode = code;
}
