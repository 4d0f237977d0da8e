import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

/** As PostgreSQL reports a row that it does not take. */
function refusedRow(): Error {
  const detail = 'Failing row contains (anna@firma.example, $2b$10$hash).';
  return Object.assign(new Error('null value in column "language"'), { code: '23502', table: 'users', detail, where: detail });
}

describe('the log', () => {
  it('states what failed and where, and nothing of the row or the person', () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
    log.error({ err: refusedRow() }, 'request failed');
    log.warn({ err: { email: 'anna@firma.example' } }, 'something else was thrown');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request failed', err: { code: '23502', table: 'users', type: 'Error' } });
    expect(JSON.parse(lines[0] ?? '').err.stack).toContain('log.test.ts');
    expect(lines.join('')).not.toMatch(/anna|\$2b\$/);
  });

  it('states the same of an error that the job queue reports as a plain object', () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
    const error = refusedRow();
    log.error({ err: Object.assign({}, error, { message: error.message, stack: error.stack, queue: 'mail' }) }, 'job queue');
    const { err } = JSON.parse(lines[0] ?? '') as { err: Record<string, string> };
    expect([err.type, err.message, err.code]).toEqual(['object', error.message, '23502']);
    expect(err.stack).toContain('log.test.ts');
    expect(lines.join('')).not.toMatch(/anna|\$2b\$/);
  });

  it('logs no more of a call that failed', async () => {
    const lines: string[] = [];
    const app = Fastify({ loggerInstance: openLog('info', { write: (line) => void lines.push(line) }) });
    app.get('/', (request) => {
      request.log.error({ err: refusedRow() }, 'request failed');
      throw refusedRow();
    });
    await app.inject('/');
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).not.toMatch(/anna|\$2b\$/);
  });

  it('is one line for an entry, in UTC, whatever is written', () => {
    const lines: string[] = [];
    openLog('info', { write: (line) => void lines.push(line) }).warn({ ip: '1.2.3.4\n{"level":50}' }, 'a\nb');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(JSON.parse(lines[0] ?? '').time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});
