import { createElement, type SVGProps } from 'react';

type Drawing = Readonly<{ node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] }>;

/**
 * An icon of 24 by 24 units in the colour of the text around it. The build puts this in the place of what the icon
 * package brings for sizes and contexts that nothing here uses.
 */
export function createIcon({ node }: Drawing) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    const drawn = node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
    const line = {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
    } as const;
    return createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', ...line, ...props },
      drawn,
    );
  };
}
