/** What a browser calls itself, as people know it; null where a part is not recognised. */
export type Device = Readonly<{ browser: string | null; system: string | null }>;

/** Each with what it is recognised by; those that also carry another's name come first. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/\d/],
  ['Opera', /\b(?:OPR|Opera)\/\d/],
  ['Samsung Internet', /\bSamsungBrowser\/\d/],
  ['Vivaldi', /\bVivaldi\/\d/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/\d/],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/\d/],
  ['Safari', /\bVersion\/\d[\d.]*.*\bSafari\/\d/],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

function firstIn(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}

/** Reads the header `User-Agent` (RFC 9110, 10.1.5), which anybody may set: it is a hint to its owner and proves nothing. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}
