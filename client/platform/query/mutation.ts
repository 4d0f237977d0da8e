import { useEffect, useMemo, useRef, useState } from 'react';
import { asError } from './cache.ts';

type Callbacks<Data, Variables> = Readonly<{
  onSuccess?: (data: Data, variables: Variables) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
}>;

type MutationOptions<Data, Variables> = Callbacks<Data, Variables> &
  Readonly<{ mutationFn: (variables: Variables) => Promise<Data>; onMutate?: (variables: Variables) => unknown }>;

type Doing<Data, Variables> =
  | Readonly<{ isPending: false; isSuccess: false; isError: false; data: undefined; error: null; variables: undefined }>
  | Readonly<{ isPending: true; isSuccess: false; isError: false; data: undefined; error: null; variables: Variables }>
  | Readonly<{ isPending: false; isSuccess: true; isError: false; data: Data; error: null; variables: Variables }>
  | Readonly<{ isPending: false; isSuccess: false; isError: true; data: undefined; error: Error; variables: Variables }>;

const idle = { isPending: false, isSuccess: false, isError: false, data: undefined, error: null, variables: undefined } as const;

type Given<Data, Variables> = undefined extends Variables
  ? [variables?: Variables, callbacks?: Callbacks<Data, Variables>]
  : [variables: Variables, callbacks?: Callbacks<Data, Variables>];

/** Where an attempt tells how far it is: nobody listens once the screen is gone or something newer was asked for. */
type Screen<Data, Variables> = Readonly<{ show: (doing: Doing<Data, Variables>) => void; isListening: () => boolean }>;

async function carryOut<Data, Variables>(
  options: MutationOptions<Data, Variables>,
  variables: Variables,
  callbacks: Callbacks<Data, Variables>,
  { show, isListening }: Screen<Data, Variables>,
): Promise<void> {
  const end = async (doing: Doing<Data, Variables>, tell: () => unknown): Promise<void> => {
    await options.onSettled?.();
    show(doing);
    if (!isListening()) return;
    await tell();
    await callbacks.onSettled?.();
  };
  show({ ...idle, isPending: true, variables });
  let data: Data;
  try {
    await options.onMutate?.(variables);
    data = await options.mutationFn(variables);
    await options.onSuccess?.(data, variables);
  } catch (thrown) {
    const error = asError(thrown);
    await options.onError?.(error, variables);
    return end({ ...idle, isError: true, error, variables }, () => callbacks.onError?.(error, variables));
  }
  return end({ ...idle, isSuccess: true, data, variables }, () => callbacks.onSuccess?.(data, variables));
}

/**
 * Something that changes what the service holds. What the hook says is done whatever becomes of the screen; what a single
 * call adds is done only while the screen is shown and nothing newer was asked for.
 */
export function useMutation<Data = unknown, _Failure = Error, Variables = void>(
  options: MutationOptions<Data, Variables>,
): Doing<Data, Variables> & Readonly<{ mutate: (...given: Given<Data, Variables>) => void; reset: () => void }> {
  const [doing, setDoing] = useState<Doing<Data, Variables>>(idle);
  const latest = useRef({ options, attempt: 0, isShown: false });
  useEffect(() => {
    latest.current.options = options;
  });
  useEffect(() => {
    const { current } = latest;
    current.isShown = true;
    return () => {
      current.isShown = false;
    };
  }, []);
  const [acts] = useState(() => ({
    reset: (): void => {
      latest.current.attempt += 1;
      setDoing(idle);
    },
    mutate: (...[variables, callbacks = {}]: Given<Data, Variables>): void => {
      const attempt = (latest.current.attempt += 1);
      const isNewest = (): boolean => latest.current.attempt === attempt;
      void carryOut(latest.current.options, variables as Variables, callbacks, {
        show: (now) => isNewest() && setDoing(now),
        isListening: () => isNewest() && latest.current.isShown,
      });
    },
  }));
  return useMemo(() => ({ ...doing, ...acts }), [doing, acts]);
}
