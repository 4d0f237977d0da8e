import { randomUUID } from 'node:crypto';

/** A refusal as the API words it: a list of coded errors (400), a reason (401, 403) or a wait (429). */
export type Refusal =
  | Readonly<{ status: 400; code: number; description: string; details: readonly string[] }>
  | Readonly<{ status: 401 | 404 | 410; detail: string }>
  | Readonly<{ status: 403; detail: string; reasonCode: string; security?: Readonly<Record<string, unknown>> }>
  | Readonly<{ status: 429; detail: string; retryAfter: number }>
  | Readonly<{ status: 500 | 502 | 503 | 504 }>;

export class KsefError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`KSeF refuses: ${JSON.stringify(refusal)}`);
    this.refusal = refusal;
  }
}

/** Codes of the API with their words. */
const descriptions = {
  9101: 'Nieprawidłowy dokument.',
  9102: 'Brak podpisu.',
  9103: 'Przekroczona liczba dozwolonych podpisów.',
  9105: 'Nieprawidłowy podpis.',
  21001: 'Nieczytelna treść.',
  21111: 'Nieprawidłowe wyzwanie autoryzacyjne.',
  21115: 'Nieprawidłowy certyfikat.',
  21117: 'Nieprawidłowy identyfikator podmiotu dla wskazanego typu kontekstu.',
  21155: 'Przekroczono dozwoloną liczbę faktur w sesji.',
  21157: 'Nieprawidłowy rozmiar części pakietu.',
  21161: 'Przekroczono dozwoloną liczbę części pakietu.',
  21164: 'Faktura o podanym identyfikatorze nie istnieje.',
  21165: 'Faktura o podanym numerze KSeF nie jest jeszcze dostępna.',
  21166: 'Korekta techniczna niedostępna.',
  21167: 'Status faktury nie pozwala na korektę techniczną.',
  21173: 'Brak sesji o wskazanym numerze referencyjnym.',
  21178: 'Nie znaleziono UPO dla podanych kryteriów.',
  21180: 'Status sesji nie pozwala na wykonanie operacji.',
  21183: 'Zakres filtrowania wykracza poza dostępny zakres danych.',
  21205: 'Pakiet nie może być pusty.',
  21208: 'Czas oczekiwania na requesty upload lub finish został przekroczony.',
  21217: 'Nieprawidłowe kodowanie znaków.',
  21301: 'Brak autoryzacji.',
  21304: 'Brak uwierzytelnienia.',
  21401: 'Dokument nie jest zgodny ze schemą (xsd).',
  21402: 'Nieprawidłowy rozmiar pliku.',
  21403: 'Nieprawidłowy skrót pliku.',
  21405: 'Błąd walidacji danych wejściowych.',
  21418: 'Przekazany token kontynuacji ma nieprawidłowy format.',
  21470: 'Przesłany identyfikator klucza jest nieznany lub wskazuje na wycofany klucz.',
  25001: 'Brak możliwości pobrania danych do CSR dla wykorzystanego sposobu uwierzytelnienia.',
  25002: 'Brak możliwości złożenia wniosku certyfikacyjnego dla wykorzystanego sposobu uwierzytelnienia.',
  25003: 'Dane w CSR nie zgadzają się z danymi w użytym wektorze uwierzytelniającym.',
  25004: 'Niepoprawny format CSR lub niepoprawny podpis CSR.',
  25005: 'Wniosek certyfikacyjny o podanym numerze referencyjnym nie istnieje.',
  25008: 'Certyfikat o podanym numerze seryjnym nie istnieje.',
  25009: 'Nie można odwołać wskazanego certyfikatu, ponieważ jest już odwołany, zablokowany lub nieważny.',
  25010: 'Nieprawidłowy typ lub długość klucza.',
} as const;

export function refused(code: keyof typeof descriptions, ...details: readonly string[]): KsefError {
  return new KsefError({ status: 400, code, description: descriptions[code], details });
}

export function invalid(detail: string): KsefError {
  return refused(21405, detail);
}

export function unauthorized(detail: string): KsefError {
  return new KsefError({ status: 401, detail });
}

export type Answer = Readonly<{ status: number; type: string; body: string; headers?: Readonly<Record<string, string>> }>;

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  429: 'Too Many Requests',
} as const;
const problemType = 'application/problem+json; charset=utf-8';

/** A refusal in one of the two forms: Problem Details when the header requests them (and always for 401, 403, 410), the classic one otherwise. */
export function refusalAnswer(refusal: Refusal, request: Readonly<{ url: string; wantsProblem: boolean; now: number }>): Answer {
  const { status } = refusal;
  if (status >= 500) return { status, type: 'text/html', body: `<html><body><h1>${status}</h1></body></html>` };
  const timestamp = new Date(request.now).toISOString();
  const common = {
    title: titles[status as keyof typeof titles],
    status,
    instance: request.url,
    timestamp,
    traceId: randomUUID().replaceAll('-', ''),
  };
  const problem = (more: object, headers = {}): Answer => ({
    status,
    type: problemType,
    body: JSON.stringify({ ...common, ...more }),
    headers,
  });
  const json = (body: object, headers = {}): Answer => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
    headers,
  });
  if (refusal.status === 400) {
    const { code, description, details } = refusal;
    if (request.wantsProblem) return problem({ detail: 'Żądanie jest nieprawidłowe.', errors: [{ code, description, details }] });
    const exceptionDetailList = [{ exceptionCode: code, exceptionDescription: description, details }];
    const serviceCode = `00-${common.traceId}-${common.traceId.slice(0, 16)}-00`;
    return json({ exception: { exceptionDetailList, serviceCode, timestamp } });
  }
  if (refusal.status === 429) {
    const { detail, retryAfter } = refusal;
    const headers = { 'retry-after': String(retryAfter) };
    if (request.wantsProblem) return problem({ detail }, headers);
    return json({ status: { code: 429, description: 'Too Many Requests', details: [detail] } }, headers);
  }
  const { status: _, ...more } = refusal;
  return problem(more);
}
