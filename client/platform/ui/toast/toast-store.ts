export type Toast = Readonly<{ id: number; title: string; description?: string; tone: 'default' | 'destructive' }>;

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a message; a newer one takes its place (docs/product.md, “Screens”). */
export function toast(message: { title: string; description?: string; tone?: Toast['tone'] }): void {
  set({ tone: 'default', ...message, id: nextId++ });
}

export function dismissToast(): void {
  set(null);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => current,
};
