/** One entry of a calendar: a day, or a moment of it. */
export type IcsEntry = Readonly<{
  /** Stays the same over all changes of the entry. */
  uid: string;
  /** Calendar day, ISO. */
  day: string;
  /** Where something is due at an instant and not by the end of the day. */
  instant?: Date;
  summary: string;
  description: string;
  url: string;
  /** When the calendar of the reader is to sound. */
  alarms?: readonly Date[];
  /** Rises with every change. */
  sequence: number;
  changedAt: Date;
}>;

const longestLine = 75;

/** Octets of a character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Lines of at most 75 octets, continued after a blank, never within a character (RFC 5545 section 3.1). */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    if (length + octets(character) > longestLine) {
      parts.push(part);
      part = ' ';
      length = 1;
    }
    part += character;
    length += octets(character);
  }
  return [...parts, part].join('\r\n');
}

/** Control characters but the end of a line have no place in a text. */
export function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return character !== '\n' && (code < 0x20 || code === 0x7f);
}

/** A text value (RFC 5545 section 3.3.11). */
function escaped(text: string): string {
  return Array.from(text.replaceAll(/\r\n?/g, '\n'))
    .map((character) => (isControl(character) ? ' ' : character))
    .join('')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

function dateOf(iso: string): string {
  return iso.replaceAll('-', '');
}

function dayAfter(iso: string): string {
  const next = new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000);
  return dateOf(next.toISOString().slice(0, 10));
}

function stampOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function whenLines(day: string, instant?: Date): string[] {
  if (instant) return [`DTSTART:${stampOf(instant)}`, `DTEND:${stampOf(instant)}`];
  return [`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dayAfter(day)}`];
}

/** An alarm at an instant (RFC 5545 section 3.6.6). */
function alarmLines(at: Date, summary: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, `TRIGGER;VALUE=DATE-TIME:${stampOf(at)}`, 'END:VALARM'];
}

function eventLines({ uid, day, instant, summary, description, url, alarms = [], sequence, changedAt }: IcsEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stampOf(changedAt)}`,
    ...whenLines(day, instant),
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((at) => alarmLines(at, summary)),
    'END:VEVENT',
  ];
}

/** A calendar to subscribe to (RFC 5545); programs are asked to look again every six hours (RFC 7986). */
export function calendarText(name: string, entries: readonly IcsEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atesto//Action plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
