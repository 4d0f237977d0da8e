import type { DownloadKey, RouteKey, Routes, UploadKey, downloadRoutes, uploadRoutes } from '#contract/routes.ts';
import { mayAct, type MemberRole } from '#core/account/members/members.ts';
import { useMe } from './queries.ts';

type Promises = Routes & typeof downloadRoutes & typeof uploadRoutes;

/** The role that a call asks for; anything else does not compile. */
type RoleOf<K extends RouteKey | DownloadKey | UploadKey> = Extract<Promises[K]['access'], MemberRole>;

/** Whether the signed-in person may make a call, as the contract declares it. */
export function useMay<K extends RouteKey | DownloadKey | UploadKey>(_: K, least: RoleOf<K>): boolean {
  return mayAct(useMe().data?.organization?.role, least);
}
