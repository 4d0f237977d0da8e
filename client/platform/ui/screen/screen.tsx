import { lazy, useState, type ComponentType } from 'react';
import { fetchPart } from './missing-part.ts';

/** A screen that is fetched when it is first shown, or before. */
export type Screen<Props> = ComponentType<Props> & { fetch: () => Promise<void> };

/** Makes a screen of what fetches it; once it is here, it is shown without waiting, so that going back finds the page as it was. */
export function screen<Props extends object = object>(load: () => Promise<ComponentType<Props>>): Screen<Props> {
  let Fetched: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => {
    Fetched = await fetchPart(load);
    return Fetched;
  };
  const Late = lazy(async () => ({ default: await fetch() })) as ComponentType<Props>;
  const Shown = (props: Props) => {
    // Chosen once: what is on the screen keeps what was typed into it.
    const [Chosen] = useState<ComponentType<Props>>(() => Fetched ?? Late);
    return <Chosen {...props} />;
  };
  return Object.assign(Shown, { fetch: async () => void (await fetch()) });
}
