/** Paths that the browser application answers; every other path is shown as not found, with status 404. */
export const pages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/resend-verification',
  '/nis2',
  '/ai-act',
  '/certyfikaty',
  '/historia',
  '/porownanie',
  '/ustawienia',
  '/rejestr',
] as const;
