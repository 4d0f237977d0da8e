import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { fromPayload } from '#contract/platform/mapping.ts';
import type { RegistryEntry } from '#contract/certificate/registry.ts';
import { keysOf, verifyFile, type EntryFindings, type FileFindings } from '#proof/check/check.ts';
import { judgePaper, type PaperFindings } from '#proof/codes/qr.ts';
import { judgeReportCode, type ReportCodeFindings } from '#proof/codes/report-code.ts';
import { addressOf, api, registryPage } from '#client/platform/api/api.ts';
import { checkCopy, needsReading, type CopyCheck } from './check/copy/copy-check.ts';
import { checksKey, codeInAddress, entryKey, paperKey } from './check/answer-keys.ts';
import { checkEntry } from './check/found.ts';
import { orNull, sources } from './check/sources.ts';

/** Pages of the registry for a search, each naming the next. */
export function registryQuery(search: string) {
  const first = addressOf('GET /api/registry', search ? { query: { search } } : {});
  return infiniteQueryOptions({
    queryKey: ['registry', search],
    initialPageParam: first,
    queryFn: ({ pageParam, signal }) => registryPage(pageParam, signal),
    getNextPageParam: (last) => last.next,
  });
}

export function useRegistry(search: string) {
  return useInfiniteQuery(registryQuery(search));
}

async function readEntry(certificateNumber: string): Promise<RegistryEntry> {
  return fromPayload(await api('GET /api/registry/:certificateNumber', { params: { certificateNumber } }));
}

export function useEntry(certificateNumber: string) {
  return useQuery({
    queryKey: entryKey(certificateNumber),
    // What the registry states must be what it says now: asked whenever the page is opened, or just before the application started.
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: false,
    queryFn: () => readEntry(certificateNumber),
  });
}

/** An address that is typed or followed, and one that a scanned code leads to on the same page (an event of the router). */
const moves = ['hashchange', 'pushState'];

function onFragment(change: () => void): () => void {
  for (const move of moves) window.addEventListener(move, change);
  return () => moves.forEach((move) => window.removeEventListener(move, change));
}

/** What stands behind `#` in the address: what a code states, and no server is ever sent. */
function useFragment(): string {
  return useSyncExternalStore(onFragment, codeInAddress, codeInAddress);
}

/** The checks of an entry, made here in the browser, anew whenever it was asked for: an answer that did not change is the old one. */
export function useChecks(entry: RegistryEntry | undefined, askedAt: number) {
  return useQuery<EntryFindings>({
    queryKey: checksKey(entry?.certificateNumber, askedAt),
    enabled: entry !== undefined,
    gcTime: 0,
    queryFn: async () => {
      if (!entry) throw new Error('nothing to check');
      return checkEntry(entry);
    },
  });
}

/** What was found about a file, and what was read of it where it is not as it was issued. */
export type FileChecked = Readonly<{ result: FileFindings<RegistryEntry>; copy: CopyCheck | null }>;

const aPicture: FileFindings<RegistryEntry> = { kind: 'foreign', why: 'picture', number: null };

/** The checks of a file, made here in the browser; nothing of it is sent anywhere. What reads PDFs is loaded only for a copy. */
export function useFileCheck(hosts: readonly string[]) {
  return useMutation<FileChecked, Error, File>({
    mutationFn: async (file) => {
      const from = await sources();
      const result = file.type.startsWith('image/')
        ? aPicture
        : await verifyFile(new Uint8Array(await file.arrayBuffer()), from, (number) => orNull(readEntry(number)), new Date());
      if (!needsReading(result)) return { result, copy: null };
      const read = await import('./check/copy/copy-reader.ts').then(({ readCopy }) => readCopy(file)).catch(() => null);
      if (read === null) return { result, copy: null };
      return { result, copy: await checkCopy(result, read, { hosts: [...hosts, location.host], entry: readEntry, sources }) };
    },
  });
}

/** The issuer's keys, without anything that they signed; null where they cannot be had. */
async function keysAlone(): Promise<EntryFindings['keys']> {
  const known = await orNull(sources());
  return known && orNull(keysOf(known, [await known.keyList()], new Date()));
}

type Known = Readonly<{ found: EntryFindings | undefined; hash: string; isAway: boolean }>;

/**
 * What the code states that led to a page, in the fragment of its address, which is never sent. Where the registry is away, keys
 * of an earlier visit still show whether the issuer signed the code.
 */
export function usePaperCode(number: string, known: Known) {
  const fragment = useFragment();
  const { found, hash, isAway } = known;
  return useQuery<PaperFindings>({
    queryKey: paperKey(number, fragment, found, isAway),
    gcTime: 0,
    queryFn: async () => {
      const named = found?.claims ? { nip: found.claims.organization.nip, credentialHash: hash } : null;
      return judgePaper(fragment, number, { manifest: found?.keys ?? (isAway ? await keysAlone() : null), named });
    },
  });
}

/** What the code on a report states that led to the page of checks, in the fragment of its address, which is never sent. */
export function useReportCode() {
  const fragment = useFragment();
  return useQuery<ReportCodeFindings>({
    queryKey: ['report-code', fragment],
    gcTime: 0,
    queryFn: () => judgeReportCode(fragment, keysAlone),
  });
}
