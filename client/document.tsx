import type { DocumentModel, Head } from '#contract/platform/server-rendered-payload.ts';

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function Listing({ listing }: Pick<Head, 'listing'>) {
  if (!listing) return <meta name="robots" content="noindex" />;
  const { description, canonical, alternates, structured } = listing;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
      {structured && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structured) }} />}
    </>
  );
}

/** What stands beside a shared link. */
function Sharing({ properties }: Pick<Head, 'properties'>) {
  const entries = Object.entries(properties);
  return (
    <>
      {entries.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {entries.length > 0 && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

function Preloads({ assets, language }: DocumentModel) {
  return (
    <>
      <link rel="preload" href={assets.words[language]} as="fetch" crossOrigin="" />
      {assets.start.map((chunk) => (
        <link key={chunk} rel="modulepreload" href={chunk} />
      ))}
    </>
  );
}

function Fonts({ assets }: Pick<DocumentModel, 'assets'>) {
  return assets.fonts.map((font) => <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />);
}

/** The whole page. What the server has drawn holds its styles, so that it shows without asking for anything else. */
export function Document(page: DocumentModel) {
  const { language, head, assets, noScript, missing, nonce, drawn } = page;
  return (
    <html lang={language} data-missing={missing} {...(drawn && { 'data-rendered': language, 'data-hydrate': drawn.start })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0f4c5c" />
        <title>{head.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: assets.firstScript }} />
        {drawn ? (
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.styles }} />
        ) : (
          <link rel="stylesheet" href={assets.stylesheet} crossOrigin="" nonce={nonce} />
        )}
        <Fonts {...page} />
        {!drawn && <Preloads {...page} />}
        <Listing listing={head.listing} />
        <Sharing properties={head.properties} />
        <script type="module" crossOrigin="" src={assets.main} {...(drawn && { fetchPriority: 'low' })} />
      </head>
      <body>
        {!drawn && <noscript>{noScript}</noscript>}
        <div id="root" dangerouslySetInnerHTML={{ __html: drawn?.html ?? '' }} />
        {/* Not fetched before what was drawn has been painted (client/main.tsx). */}
        {drawn?.start === 'prompt' && (
          <script
            type="application/json"
            id="preloads"
            dangerouslySetInnerHTML={{
              __html: scriptJson({ early: assets.early, words: assets.words[language], modules: [...assets.start, ...assets.prompt] }),
            }}
          />
        )}
        {drawn?.answers.map(({ number, found, html }) => (
          <template key={found} data-number={number} data-found={found} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
        {drawn && <script type="application/json" id="state" dangerouslySetInnerHTML={{ __html: scriptJson(drawn.data) }} />}
      </body>
    </html>
  );
}
