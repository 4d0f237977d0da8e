import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { sizes } from '#core/limits.ts';
import { writeKey } from '#proof/note.ts';
import { readSite } from '#contract/site.ts';
import { addActionPlan } from './action-plan/routes.ts';
import { addAccounts } from './accounts/routes.ts';
import { addSessions } from './accounts/session-hook.ts';
import { addAssessments } from './assessments/routes.ts';
import { addBadges } from './badges/routes.ts';
import { addBilling } from './billing/routes.ts';
import { addBranding } from './branding/routes.ts';
import { addCompanies } from './companies/routes.ts';
import { addAssignments } from './assignments/routes.ts';
import { addCockpit } from './cockpit/routes.ts';
import { addExchange } from './exchange/routes.ts';
import { addConfirmation } from './confirmation/routes.ts';
import { addCertificates } from './certificates/routes.ts';
import type { Deps } from './deps.ts';
import { addBodyWatch } from './http/bodies.ts';
import { addCompression } from './http/compression.ts';
import { addAccessLog, requestId } from './http/access-log.ts';
import { addErrors } from './http/errors.ts';
import { addEnding, type Ending } from './http/ending.ts';
import { addEvidence } from './evidence/routes.ts';
import { addHealth } from './http/health.ts';
import { addVisitors } from './http/visitors.ts';
import { addInputChecks } from './http/input.ts';
import { addOpenApi } from './http/openapi.ts';
import { addPatience } from './http/patience.ts';
import { addPages } from './pages/pages.ts';
import { addSecondFactor } from './second-factor/routes.ts';
import { addSharePictures } from './pages/share-picture.ts';
import { addSecurity } from './http/security.ts';
import { serve } from './http/serve.ts';
import { answerUnparsed, answerUnreadable } from './http/unreadable.ts';
import { addInvoices } from './invoices/routes.ts';
import { addKeyCallers } from './keys/key-hook.ts';
import { addKeys } from './keys/routes.ts';
import { addComplaints } from './complaints/routes.ts';
import { addExits } from './exits/routes.ts';
import { addLegal } from './legal/routes.ts';
import { addBounces } from './mails/routes.ts';
import { addMembers } from './members/routes.ts';
import { addOperators } from './operators/routes.ts';
import { addPlans } from './plans/routes.ts';
import { addGuidance } from './guidance/routes.ts';
import { addQuestions } from './questions/routes.ts';
import { addRegistry } from './registry/routes.ts';
import { addReminders } from './reminders/routes.ts';
import { addSamples } from './samples/routes.ts';
import { addReference } from './reference/routes.ts';
import { addSuppliers } from './suppliers/routes.ts';
import { openNotes } from './security-events/notes.ts';
import { addSecurityEvents } from './security-events/routes.ts';
import { isShareOpen } from './share-links/opening.ts';
import { addShareLinks } from './share-links/routes.ts';
import { addWebhooks } from './webhooks/routes.ts';
import { addTransparency } from './transparency/routes.ts';

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

/** Within which the head of a call and all of it must have come; what stands still is closed sooner (server/http/bodies.ts). */
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

/** The application apart from its process: ready to listen or to be called in a test. */
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
  addPatience(app);
  addBodyWatch(app, stallMillis);
  addInputChecks(app);
  await addCompression(app);
  await addSecurity(app, deps);
  await addSessions(app, deps);
  addKeyCallers(app, deps);
  addVisitors(app, deps);
  await addOpenApi(app, deps.config.publicUrl);
  addHealth(app, deps, { ending, works });
  addSite(app, deps);
  addAccounts(app, deps);
  addSecondFactor(app, deps);
  addMembers(app, deps);
  addCompanies(app, deps);
  await addConfirmation(app, deps);
  addPlans(app, deps);
  await addBilling(app, deps);
  await addReminders(app, deps);
  addSamples(app, deps);
  await addBranding(app, deps);
  addQuestions(app, deps);
  addGuidance(app, deps);
  addAssessments(app, deps);
  await addExchange(app, deps);
  addShareLinks(app, deps);
  addActionPlan(app, deps);
  await addEvidence(app, deps);
  addAssignments(app, deps);
  addCockpit(app, deps);
  addCertificates(app, deps);
  addRegistry(app, deps);
  await addSuppliers(app, deps);
  addKeys(app, deps);
  addWebhooks(app, deps);
  await addBounces(app, deps);
  addReference(app, deps);
  addTransparency(app, deps);
  addOperators(app, deps);
  addSecurityEvents(app, deps, notes);
  addInvoices(app, deps);
  addExits(app, deps);
  addLegal(app, deps);
  addComplaints(app, deps);
  addBadges(app, deps);
  addSharePictures(app);
  await addPages(app, deps, (token) => isShareOpen(deps, token));
  return app;
}
