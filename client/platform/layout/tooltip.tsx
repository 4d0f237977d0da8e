import { Tooltip } from 'radix-ui';
import type { ReactElement } from 'react';

/** Says the name of what is pointed at or focused, beside it. */
export function NamedTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root delayDuration={0}>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content side="right" sideOffset={8} className="z-50 rounded bg-ink px-2.5 py-1.5 text-sm text-paper">
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
