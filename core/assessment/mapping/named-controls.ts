import { questionsFor, type Framework } from './mapping.ts';
import { nis2Mapping } from './nis2.ts';

/** How people write identifiers of controls: `A.8.5`, `PR.AA-03`, `PR.AA-03.2`. Those of CIS Controls look like any other number. */
const written: readonly Readonly<{ framework: Framework; form: RegExp }>[] = [
  { framework: 'iso27001', form: /(?<![\p{L}\p{N}.])A\.\s?(?:[5-8]\.\d{1,2})(?![\d.]*\d)/gu },
  { framework: 'csf', form: /(?<![\p{L}\p{N}.])(?:GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}(?!\.?\d)/gu },
  { framework: 'cyfun', form: /(?<![\p{L}\p{N}.])(?:GV|ID|PR|DE|RS|RC)\.[A-Z]{2}-\d{2}\.\d{1,2}(?!\.?\d)/gu },
];

/** Questions of NIS2 that have something in common with the controls which a text names by their identifiers. */
export function questionsNamed(text: string): string[] {
  const ids = written.flatMap(({ framework, form }) =>
    (text.match(form) ?? []).flatMap((id) => questionsFor(nis2Mapping, framework, id.replace(/\s/g, ''))),
  );
  return [...new Set(ids)];
}
