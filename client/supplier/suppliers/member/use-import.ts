import { useRef, useState } from 'react';
import { readSupplierList, type LeftOut, type ListedSupplier } from '#core/supplier/supplier-list.ts';
import { checkNow, type Supplier } from '#client/supplier/suppliers/queries.ts';

/** A list that is being checked, or was. */
export type Import = Readonly<{
  listed: readonly ListedSupplier[];
  leftOut: readonly LeftOut[];
  found: readonly Supplier[];
  /** When the oldest part of the answers was worked out; null before the first. */
  checkedAt: string | null;
  /** Why it stopped before its end; null while it runs and when it is done. */
  error: unknown;
  running: boolean;
}>;

/** So many NIPs are asked about at once, so that something is to be seen early and little is lost with the network. */
const atOnce = 200;

/** Checks a list part by part. What was checked stays when a part fails, and the rest can be gone on with. */
export function useImport() {
  const [state, setState] = useState<Import | null>(null);
  const run = useRef(0);

  async function goOn(from: Import): Promise<void> {
    const own = ++run.current;
    const found = [...from.found];
    let checkedAt = from.checkedAt;
    const show = (change: Partial<Import>): void => {
      if (own === run.current) setState({ ...from, found: [...found], checkedAt, error: null, running: true, ...change });
    };
    show({});
    while (found.length < from.listed.length && own === run.current) {
      const nips = from.listed.slice(found.length, found.length + atOnce).map(({ nip }) => nip);
      try {
        const answer = await checkNow(nips, true);
        found.push(...answer.suppliers);
        checkedAt ??= answer.checkedAt;
      } catch (error) {
        show({ error, running: false });
        return;
      }
      show({});
    }
    show({ running: false });
  }

  return {
    state,
    start: (rows: readonly (readonly string[])[]): void => {
      const { suppliers, leftOut } = readSupplierList(rows);
      void goOn({ listed: suppliers, leftOut, found: [], checkedAt: null, error: null, running: true });
    },
    goOn: (): void => void (state && goOn(state)),
    discard: (): void => {
      run.current += 1;
      setState(null);
    },
  };
}
