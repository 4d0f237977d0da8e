import type { aiSteps } from '#core/assessment/scope/ai-act/answers.ts';
import type { nis2Steps } from '#core/assessment/scope/nis2/answers.ts';

type Step = (typeof nis2Steps)[number] | (typeof aiSteps)[number];
type Field = Step['fields'][number];
type Former<F extends Field> = F extends { former: readonly (infer Code extends string)[] } ? Code : never;
type OptionKey<F extends Field> = F extends Field ? `scope.fields.${F['name']}.options.${F['options'][number] | Former<F>}` : never;

/**
 * Keys of the words about a step, a field and an option. A step, field or option of the rules without words does not
 * compile where its key is used; what comes here is one of them.
 */
export function stepKey<Part extends 'title' | 'lead'>(id: string, part: Part) {
  return `scope.steps.${id}.${part}` as `scope.steps.${Step['id']}.${Part}`;
}

export function legendKey(field: string) {
  return `scope.fields.${field}.legend` as `scope.fields.${Field['name']}.legend`;
}

export function optionKey(field: string, option: string) {
  return `scope.fields.${field}.options.${option}` as OptionKey<Field>;
}
