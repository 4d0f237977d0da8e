import type { ScopeStatus } from '#core/assessment/scope/scope.ts';
import { systemClasses, type SystemClass } from './class.ts';

/** A system of the inventory, as far as their sum needs it. */
export type ClassedSystem = Readonly<{ class: SystemClass; binding: number; nextDay: string | null }>;

/** What the systems of an organisation come to together. */
export type InventoryClass = Readonly<{
  /** The strictest class of a system that is settled; null where none is. */
  highest: Exclude<SystemClass, 'unclear'> | null;
  /** Systems whose class is open: it may be stricter. */
  unclear: number;
  systems: number;
  /** Duties that apply already and are not shown to be met. */
  binding: number;
  /** The next day (ISO) from which an open duty applies. */
  nextDay: string | null;
}>;

/** Null without any system: an empty inventory says nothing about what an organisation uses. */
export function inventoryClass(systems: readonly ClassedSystem[]): InventoryClass | null {
  if (systems.length === 0) return null;
  const settled = systems.flatMap((one) => (one.class === 'unclear' ? [] : [one.class]));
  const days = systems.flatMap(({ nextDay }) => (nextDay === null ? [] : [nextDay])).toSorted();
  return {
    highest: settled.toSorted((a, b) => systemClasses.indexOf(a) - systemClasses.indexOf(b))[0] ?? null,
    unclear: systems.length - settled.length,
    systems: systems.length,
    binding: systems.reduce((sum, { binding }) => sum + binding, 0),
    nextDay: days[0] ?? null,
  };
}

/** From the mildest to the strictest, in the words of the scope check. */
const asStatus: readonly (readonly [SystemClass, ScopeStatus])[] = [
  ['excluded', 'none'],
  ['minimal', 'minimal'],
  ['sectoral', 'sectoral'],
  ['transparency', 'transparency'],
  ['high_risk', 'high_risk'],
  ['prohibited', 'prohibited'],
];

/** `stricter`: a system is stricter than the check states; `milder`: no system is as strict, so that check or inventory lacks something. */
export type InventoryContradiction = 'stricter' | 'milder';

/** Whether a finished check states something else than the inventory. An open check, or one about models, is not compared. */
export function contradictionOf(check: ScopeStatus, { highest, unclear }: InventoryClass): InventoryContradiction | null {
  const checked = asStatus.findIndex(([, status]) => status === check);
  const found = asStatus.findIndex(([of]) => of === highest);
  if (checked === -1) return null;
  if (found > checked) return 'stricter';
  return found < checked && unclear === 0 ? 'milder' : null;
}
