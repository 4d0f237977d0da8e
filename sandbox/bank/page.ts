import type { Transfer } from './transfers.ts';

type Values = Readonly<Record<string, string>>;

function escaped(text = ''): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const fields = {
  payerName: 'Nazwa nadawcy',
  payerAccount: 'Rachunek nadawcy (NRB)',
  recipientAccount: 'Rachunek odbiorcy (NRB)',
  amount: 'Kwota',
  currency: 'Waluta',
  title: 'Tytuł',
  bookedOn: 'Data księgowania',
} as const;

function field(name: keyof typeof fields, values: Values, errors: Values): string {
  const wrong = errors[name] ? `<em id="${name}-error">${escaped(errors[name])}</em>` : '';
  const described = wrong ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const type = name === 'bookedOn' ? 'date' : 'text';
  return `<label>${fields[name]} <input name="${name}" type="${type}" value="${escaped(values[name])}"${described}>${wrong}</label>`;
}

function row({ bookedOn, payerName, recipientAccount, amountMinor, currency, title }: Transfer): string {
  const amount = `${(amountMinor / 100).toFixed(2).replace('.', ',')} ${currency}`;
  const cells = [bookedOn, payerName, recipientAccount, amount, title].map((cell) => `<td>${escaped(cell)}</td>`);
  return `<tr>${cells.join('')}</tr>`;
}

function statements(account: string): string {
  const address = `/bank/statements/${account}`;
  const links = [
    [`${address}.mt940`, 'MT940 (windows-1250)'],
    [`${address}.mt940?encoding=utf-8`, 'MT940 (UTF-8)'],
    [`${address}.xml?version=02`, 'camt.053.001.02'],
    [`${address}.xml`, 'camt.053.001.08'],
  ];
  return `<li>${escaped(account)}: ${links.map(([href, text]) => `<a href="${escaped(href)}" download>${text}</a>`).join(' · ')}</li>`;
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.6rem 0}input{display:block;width:100%;box-sizing:border-box;min-height:2.4rem;font:inherit}em{color:#b3261e}
button{min-height:2.6rem;padding:0 1.2rem;font:inherit}table{border-collapse:collapse;font-size:.9rem}td,th{border:1px solid #8886;padding:.3rem .5rem;text-align:left}.wide{overflow-x:auto}
@media (prefers-color-scheme:dark){em{color:#ffb4ab}}`;

/** The buyer's bank: a transfer to fill in, what was transferred, and the statements of every account that received something. */
export function bankPage(transfers: readonly Transfer[], values: Values, errors: Values = {}): string {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const accounts = [...new Set(transfers.map((one) => one.recipientAccount))];
  const head = ['Data', 'Nadawca', 'Rachunek odbiorcy', 'Kwota', 'Tytuł'].map((cell) => `<th scope="col">${cell}</th>`).join('');
  const list =
    transfers.length > 0
      ? `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${transfers.toReversed().map(row).join('')}</tbody></table></div>`
      : '<p>Nie wykonano jeszcze żadnego przelewu.</p>';
  const downloads = accounts.length > 0 ? `<ul>${accounts.map(statements).join('')}</ul>` : '<p>Brak rachunków z wpływami.</p>';
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bank – piaskownica</title><style>${style}</style></head><body><h1>Bank kupującego</h1><p>Przelewy bez prawdziwych pieniędzy. Wyciąg odbiorcy można wczytać w panelu operatora.</p><form method="post" action="/bank">${names.map((name) => field(name, values, errors)).join('')}<button>Wykonaj przelew</button></form><h2>Wykonane przelewy</h2>${list}<h2>Wyciągi odbiorców</h2>${downloads}</body></html>`;
}
