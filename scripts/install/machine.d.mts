export type Machine = Readonly<{ platform: string; arch: string; node: string; glibc: boolean }>;
export function machineNeeds(machine: Machine): { packages: readonly string[] } | { problem: string };
export function thisMachine(): Machine;
