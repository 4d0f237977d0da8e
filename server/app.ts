import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { sizes } from '#core/platform/limits.ts';
import { writeKey } from '#proof/log/note.ts';
import { readSite } from '#contract/platform/site.ts';
import type { Deps } from './deps.ts';
import { addBodyWatch } from './platform/http/limits/bodies.ts';
import { addCompression } from './platform/http/responses/compression.ts';
import { addAccessLog, requestId } from './platform/http/responses/access-log.ts';
import { addErrors } from './platform/http/errors.ts';
import { addEnding, type Ending } from './platform/http/ending.ts';
import { addHealth } from './platform/http/health.ts';
import { addVisitors } from './platform/http/limits/visitors.ts';
import { addInputChecks } from './platform/http/input.ts';
import { addOpenApi } from './platform/http/openapi.ts';
import { addRequestDeadlines } from './platform/http/limits/request-deadlines.ts';
import { addPages } from './platform/pages/pages.ts';
import { addSharePictures } from './adapters/documents/share-picture.ts';
import { addSecurity } from './platform/http/responses/security-headers.ts';
import { serve } from './platform/http/serve.ts';
import { answerUnparsed, answerUnreadable } from './platform/http/limits/unreadable.ts';
import {
  addActionPlan,
  addAiSheets,
  addAiSystems,
  addAssessments,
  addAssignments,
  addAudit,
  addContradictions,
  addDiscussions,
  addCustomerQuestionnaires,
  addFacts,
  addObservations,
  addMyTasks,
  addSectorScores,
  addQuality,
  addLessons,
  addDuties,
  addBoard,
  addResolutions,
  addRegisterEntry,
  addExchange,
  addEvidence,
  addGuests,
  addGuidance,
  addIncidents,
  addQuestions,
  addScope,
  addStaffReadings,
  addTemplates,
  addAiLiteracy,
} from '#server/assessment/public.ts';
import {
  addAccounts,
  addSessions,
  addCompanies,
  addSecondFactor,
  addKeyPrincipals,
  addKeys,
  addExits,
  addAccessRequests,
  addMembers,
  openNotes,
  addSecurityEvents,
} from '#server/account/public.ts';
import { addErasure, addComplaints, addOperators, addReference } from '#server/operations/public.ts';
import {
  addBadges,
  addConfirmation,
  addCertificates,
  addRegistry,
  addSamples,
  isShareOpen,
  addShareLinks,
  addWebhooks,
  addTransparency,
} from '#server/certificate/public.ts';
import { addAccounting, addBilling, addInvoices, addPlans } from '#server/billing/public.ts';
import { addBranding } from '#server/company/public.ts';
import { addCockpit, addInbox, addLawChanges, addLegal, addMailDomain, addBounces, addReminders } from '#server/communication/public.ts';
import { addSuppliers } from '#server/supplier/public.ts';

/** An empty body of type JSON is no body; everything else must parse. */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

function addSite(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readSite, async () => ({
    company: deps.config.company,
    publicUrl: deps.config.publicUrl,
    issuer: deps.keyring.issuer,
    roots: deps.keyring.roots.keys.map(writeKey),
    rootThreshold: deps.keyring.roots.threshold,
    demo: deps.config.seedDemo,
  }));
}

/** Within which the head of a call and all of it must have come; what stands still is closed sooner (server/platform/http/limits/bodies.ts). */
const [headersMillis, requestMillis, checkMillis] = [20_000, 300_000, 2000];

/** In the place of what compiles JSON Schemas, which is then not even loaded: ours are checked by Zod. */
const noJsonSchemas = () => (): never => {
  throw new Error('a schema is not of Zod');
};

type AppOptions = Readonly<{
  stallMillis?: number;
  /** What follows its calls. */
  watchers?: readonly ((app: FastifyInstance) => void)[];
  /** Whether the process goes down. */
  ending?: Ending;
  /** Whether the process does jobs too. */
  works?: boolean;
}>;

/** The application without its process: ready to listen or to be called in a test. */
export async function makeApp(
  deps: Deps,
  { stallMillis, watchers = [], ending = { begun: false }, works = true }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: sizes.body,
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustedProxies,
    forceCloseConnections: 'idle',
    requestTimeout: requestMillis,
    http: { headersTimeout: headersMillis, connectionsCheckingInterval: checkMillis },
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: noJsonSchemas, buildSerializer: noJsonSchemas } },
    frameworkErrors: (_, request, reply) => void answerUnreadable(request, reply, deps.config.local),
    clientErrorHandler: (error, socket) => answerUnparsed(error, socket, deps.config.local),
  }).withTypeProvider<ZodTypeProvider>() as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addJsonParser(app);
  addAccessLog(app);
  for (const watch of watchers) watch(app);
  addEnding(app, ending);
  const notes = openNotes(app, deps);
  addErrors(app, notes.note);
  addRequestDeadlines(app);
  addBodyWatch(app, stallMillis);
  addInputChecks(app);
  await addCompression(app);
  await addSecurity(app, deps);
  await addSessions(app, deps);
  addKeyPrincipals(app, deps);
  addVisitors(app, deps);
  await addOpenApi(app, deps.config.publicUrl);
  addHealth(app, deps, { ending, works });
  addSite(app, deps);
  addAccounts(app, deps);
  addSecondFactor(app, deps);
  addMembers(app, deps);
  addAccessRequests(app, deps);
  addCompanies(app, deps);
  await addConfirmation(app, deps);
  addPlans(app, deps);
  await addBilling(app, deps);
  await addReminders(app, deps);
  addSamples(app, deps);
  await addBranding(app, deps);
  addQuestions(app, deps);
  addGuests(app, deps);
  addGuidance(app, deps);
  addScope(app, deps);
  addAssessments(app, deps);
  await addExchange(app, deps);
  addShareLinks(app, deps);
  addActionPlan(app, deps);
  await addAiSystems(app, deps);
  addAiSheets(app, deps);
  await addEvidence(app, deps);
  addAssignments(app, deps);
  addDiscussions(app, deps);
  await addIncidents(app, deps);
  addCockpit(app, deps);
  addInbox(app, deps);
  addMailDomain(app, deps);
  addContradictions(app, deps);
  await addCustomerQuestionnaires(app, deps);
  addFacts(app, deps);
  addObservations(app, deps);
  addMyTasks(app, deps);
  addSectorScores(app, deps);
  addQuality(app, deps);
  addLessons(app, deps);
  addDuties(app, deps);
  addAudit(app, deps);
  addTemplates(app, deps);
  addStaffReadings(app, deps);
  addAiLiteracy(app, deps);
  addBoard(app, deps);
  addResolutions(app, deps);
  addRegisterEntry(app, deps);
  addCertificates(app, deps);
  addRegistry(app, deps);
  await addSuppliers(app, deps);
  addKeys(app, deps);
  addWebhooks(app, deps);
  await addBounces(app, deps);
  addReference(app, deps);
  addTransparency(app, deps);
  await addOperators(app, deps);
  addErasure(app, deps);
  addSecurityEvents(app, deps, notes);
  addInvoices(app, deps);
  addAccounting(app, deps);
  addExits(app, deps);
  addLegal(app, deps);
  addLawChanges(app, deps);
  addComplaints(app, deps);
  addBadges(app, deps);
  addSharePictures(app);
  await addPages(app, deps, (token) => isShareOpen(deps, token));
  return app;
}
