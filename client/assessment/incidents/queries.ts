import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { Lesson } from '#contract/assessment/duties/lessons.ts';
import type { RouteCall } from '#contract/routes.ts';
import { contradictionsKey } from '#client/assessment/contradictions/queries.ts';
import { api, sendFile } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';

const listKey = ['incidents'] as const;
const keyOf = (id: string) => ['incidents', id] as const;

/** Several people work on an incident at once. */
const refreshMillis = 20_000;

export function useIncidents() {
  return useQuery({ queryKey: listKey, queryFn: () => api('GET /api/incidents'), staleTime: 10_000 });
}

/** What was read last stays when there is no connection. */
export function useIncident(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => api('GET /api/incidents/:id', { params: { id } }),
    refetchInterval: refreshMillis,
    staleTime: 5000,
  });
}

export function useStartIncident() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<'POST /api/incidents'>['body']) => api('POST /api/incidents', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey, exact: true }),
  });
}

export function useShowIncident(): (view: IncidentView) => void {
  const queries = useQueryClient();
  return (view) => queries.setQueryData(keyOf(view.id), view);
}

export function useReadAnew(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(id), exact: true });
}

/** A change of an incident; the answer is the incident as it is then. A refusal is said, and what others did is read. */
function useChange<Input>(id: string, change: (input: Input) => Promise<IncidentView>) {
  const show = useShowIncident();
  const readAnew = useReadAnew(id);
  const failed = useFailureToast();
  return useMutation({
    mutationFn: change,
    onSuccess: show,
    onError: async (error) => {
      failed(error);
      await readAnew();
    },
  });
}

type Body<K extends 'PUT /api/incidents/:id/facts' | 'PUT /api/incidents/:id/significance'> = RouteCall<K>['body'];

export function useChangeFacts(id: string) {
  return useChange(id, (body: Body<'PUT /api/incidents/:id/facts'>) => api('PUT /api/incidents/:id/facts', { params: { id }, body }));
}

export function useDecide(id: string) {
  return useChange(id, (body: Body<'PUT /api/incidents/:id/significance'>) =>
    api('PUT /api/incidents/:id/significance', { params: { id }, body }),
  );
}

export function useAddNote(id: string) {
  return useChange(id, (text: string) => api('POST /api/incidents/:id/log', { params: { id }, body: { text } }));
}

export function useNamePeople(id: string) {
  return useChange(id, (personIds: string[]) => api('PUT /api/incidents/:id/people', { params: { id }, body: { personIds } }));
}

export function useCloseIncident(id: string) {
  return useChange(id, (lessons: string) => api('POST /api/incidents/:id/close', { params: { id }, body: { lessons } }));
}

type Sent = RouteCall<'POST /api/incidents/:id/notifications/:clock/sent'>;

export function useMarkSent(id: string) {
  return useChange(id, ({ clock, ...body }: Sent['body'] & Pick<Sent['params'], 'clock'>) =>
    api('POST /api/incidents/:id/notifications/:clock/sent', { params: { id, clock }, body }),
  );
}

export function useAddReceipt(id: string) {
  return useChange(id, ({ clock, file }: Pick<Sent['params'], 'clock'> & { file: File }) =>
    sendFile('PUT /api/incidents/:id/notifications/:clock/receipts/:name', file, { params: { id, clock, name: file.name } }),
  );
}

/** Everybody of the organisation sees a warning beside an answer that is contradicted. */
function useAfterMark(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: contradictionsKey });
}

export function useMarkContradictions(id: string) {
  const done = useAfterMark();
  return useChange(id, async (questionIds: string[]) => {
    const view = await api('PUT /api/incidents/:id/contradictions', { params: { id }, body: { questionIds } });
    await done();
    return view;
  });
}

export function useExplainContradiction(id: string) {
  const done = useAfterMark();
  return useChange(id, async ({ questionId, explanation }: { questionId: string; explanation: string }) => {
    const view = await api('PUT /api/incidents/:id/contradictions/:questionId', { params: { id, questionId }, body: { explanation } });
    await done();
    return view;
  });
}

export function useRecordDrill(id: string) {
  return useChange(id, () => api('POST /api/incidents/:id/drill/evidence', { params: { id }, query: { lang: shownLanguage() } }));
}

const lessonsOf = (id: string) => ['incidents', id, 'lessons'] as const;

export function useLessons(id: string) {
  return useQuery({ queryKey: lessonsOf(id), queryFn: () => api('GET /api/incidents/:id/lessons', { params: { id } }) });
}

/** The log has lessons too, and the plan what they led to. */
function useAfterLesson(id: string): (lessons: Lesson[]) => Promise<void> {
  const queries = useQueryClient();
  const readAnew = useReadAnew(id);
  return async (lessons) => {
    queries.setQueryData(lessonsOf(id), lessons);
    await Promise.all([readAnew(), queries.invalidateQueries({ queryKey: ['plan'] })]);
  };
}

export function useAddLesson(id: string) {
  const done = useAfterLesson(id);
  const failed = useFailureToast();
  return useMutation({
    mutationFn: (text: string) => api('POST /api/incidents/:id/lessons', { params: { id }, body: { text } }),
    onSuccess: done,
    onError: (error) => failed(error),
  });
}

type Planned = RouteCall<'POST /api/incidents/:id/lessons/:lessonId/action'>;

export function usePlanLesson(id: string) {
  const done = useAfterLesson(id);
  return useMutation({
    mutationFn: ({ lessonId, ...body }: Planned['body'] & { lessonId: string }) =>
      api('POST /api/incidents/:id/lessons/:lessonId/action', { params: { id, lessonId }, body }),
    onSuccess: done,
  });
}
