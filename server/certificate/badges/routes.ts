import type { FastifyInstance } from 'fastify';
import { fromPayload } from '#contract/platform/mapping.ts';
import { downloadBadge } from '#contract/certificate/registry.ts';
import { certificateNumberPattern } from '#core/certificate/certification.ts';
import type { Deps } from '#server/deps.ts';
import { serveFile } from '#server/platform/http/serve.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { readEntry } from '#server/certificate/registry/service.ts';
import { badgeSvg } from './badge.ts';

const cachedSeconds = 3600;

export function addBadges(app: FastifyInstance, deps: Deps): void {
  serveFile(app, deps, downloadBadge, async ({ header }, { params, query }) => {
    const number = params.certificateNumber.toUpperCase();
    if (!certificateNumberPattern.test(number)) throw notFound();
    const entry = await readEntry(deps, number, deps.reads).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    });
    header('cache-control', `public, max-age=${cachedSeconds}`);
    return {
      bytes: badgeSvg(entry && fromPayload(entry), number, { language: query.lang, theme: query.theme }),
      status: entry ? 200 : 404,
    };
  });
}
