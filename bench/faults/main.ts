import { setTimeout as pause } from 'node:timers/promises';
import { findings } from './findings.ts';
import { openEnvironment, victims, type Victim } from './installation.ts';
import { kinds, startTraffic, type Kind } from './traffic.ts';

/** How long a kill waits for its moment, and how deep into what is under way it falls, in milliseconds. */
const [requestDeadlineMillis, depthMillis, restMillis] = [4000, 400, 500];
/** How often something was killed, and the longest until the service said that it was ready, once what was killed had started again. */
type Row = { kills: number; slowest: number };

function pick<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, place) => (place === 0 ? String(cell).padEnd(28) : String(cell).padStart(12))).join('');
}

const rounds = Number(process.argv[2] ?? 300);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('npm run tool -- faults [how often something is killed, 300 unless told]');
const environment = await openEnvironment();
const begun = performance.now();
const traffic = await startTraffic(environment);
const kills = new Map<string, number>();
const byVictim = new Map<Victim, Row>(victims.map((victim) => [victim, { kills: 0, slowest: 0 }]));

/** Kills in the middle of one kind of work: everything in turn, so that each pair comes about. */
async function killOnce(victim: Victim, kind: Kind): Promise<void> {
  for (const end = Date.now() + requestDeadlineMillis; Date.now() < end && traffic.underWay(kind) === 0;) await pause(5);
  const inTheMiddle = traffic.underWay(kind) > 0;
  await pause(Math.random() * depthMillis * (kind === 'answer' ? 0.1 : 1));
  if (!(await environment.kill(victim))) return;
  await pause(Math.random() * restMillis);
  const millis = await environment.mend(victim);
  const row = byVictim.get(victim)!;
  row.kills += 1;
  row.slowest = Math.max(row.slowest, millis);
  const name = `${victim} ${inTheMiddle ? kind : 'otherwise'}`;
  kills.set(name, (kills.get(name) ?? 0) + 1);
}

let round = 0;
try {
  for (; round < rounds; round += 1) {
    await killOnce(victims[round % victims.length]!, pick(kinds));
    await pause(Math.random() * restMillis);
    if ((round + 1) % 20 === 0) process.stderr.write(`${round + 1} of ${rounds}\n`);
  }
  await traffic.stop();
  const found = await findings(environment, traffic.seen);
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  print(`${rounds} rounds in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  print(line(['killed', 'times', 'ready, ms']));
  for (const [victim, row] of byVictim) print(line([victim, row.kills, row.slowest.toFixed(0)]));
  print('');
  print(line(['in the middle of', ...victims]));
  for (const kind of [...kinds, 'otherwise']) print(line([kind, ...victims.map((victim) => kills.get(`${victim} ${kind}`) ?? 0)]));
  print('');
  print(line(['', 'acknowledged', 'refused', 'lost', 'doubled']));
  for (const kind of kinds) {
    const { done, refused } = traffic.seen.counts[kind];
    print(line([kind, done, refused, found[kind].lost.length, found[kind].doubled.length]));
    for (const what of [...found[kind].lost.map((one) => `lost: ${one}`), ...found[kind].doubled.map((one) => `doubled: ${one}`)])
      print(`    ${what}`);
  }
  const faults = new Map<string, number>();
  for (const fault of traffic.seen.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  print(`${traffic.seen.faults.length} answers that nobody should get`);
  for (const [fault, times] of faults) print(`    ${times} × ${fault}`);
  const bad = kinds.some((kind) => found[kind].lost.length + found[kind].doubled.length > 0) || traffic.seen.faults.length > 0;
  process.exitCode = bad ? 1 : 0;
} finally {
  await environment.close();
}
