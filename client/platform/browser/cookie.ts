/** Remembers a choice for pages that the server draws; sent over HTTPS alone where the page came over it. */
export function saveCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
