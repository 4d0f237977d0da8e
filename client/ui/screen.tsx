import { lazy, type ComponentType } from 'react';

/** A screen that is fetched when it is first shown, or before. */
export type Screen<Props> = ComponentType<Props> & { fetch: () => Promise<void> };

/** Makes a screen of what fetches it. */
export function screen<Props extends object = object>(load: () => Promise<ComponentType<Props>>): Screen<Props> {
  let Fetched: ComponentType<Props> | null = null;
  const fetch = async (): Promise<void> => {
    Fetched = await load();
  };
  const Late = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  const shown = (props: Props) => (Fetched ? <Fetched {...props} /> : <Late {...props} />);
  return Object.assign(shown, { fetch });
}
