/** Frameworks that questions are mapped to, by their identifiers alone. */
export const frameworks = ['iso27001', 'csf', 'cis', 'cyfun'] as const;
export type Framework = (typeof frameworks)[number];

/** `subset`: the question is a part of the target. `intersect`: the two share something. Nothing covers a target whole. */
export type Relation = 'subset' | 'intersect';

/** Identifiers of each framework, separated by spaces; `<` behind one marks a subset. `confidence` states what the row rests on. */
export type QuestionMapping = Readonly<Record<Framework, string> & { confidence: 'high' | 'medium' | 'unknown' }>;

export type MappedTarget = Readonly<{ id: string; relation: Relation }>;

/** What one framework has for a question. */
export function targetsOf(mapping: QuestionMapping, framework: Framework): MappedTarget[] {
  return mapping[framework]
    .split(' ')
    .filter(Boolean)
    .map((text) => ({ id: text.replace('<', ''), relation: text.endsWith('<') ? 'subset' : 'intersect' }));
}

/** Questions that have something in common with a control of a framework. */
export function questionsFor(mappings: Readonly<Record<string, QuestionMapping>>, framework: Framework, control: string): string[] {
  return Object.entries(mappings).flatMap(([question, mapping]) =>
    targetsOf(mapping, framework).some(({ id }) => id === control) ? [question] : [],
  );
}
