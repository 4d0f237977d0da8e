import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { codeReader, mayOpenCamera, openCamera, type CameraProblem } from './camera.ts';
import { useOwnHosts } from '#client/certificate/registry/check/own-hosts.ts';
import { readScanned, type Scanned } from '#client/certificate/registry/check/scanned.ts';

/** How long to wait between two looks at the picture. */
const pauseMillis = 150;
const wanted = 'skan';

type Found = (text: string) => boolean;

/** Shows the camera's picture and looks for codes in it, until one is accepted or the picture goes away. */
function useCamera(isOn: boolean, found: Found, failed: (problem: CameraProblem) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setIsReady] = useState(false);
  const callbacks = useRef({ found, failed });
  useEffect(() => {
    callbacks.current = { found, failed };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let stream: MediaStream | null = null;
    const over = new AbortController();
    const scanFrame = async (): Promise<void> => {
      const [opened, read] = await Promise.all([openCamera(), codeReader()]);
      if (typeof opened === 'string') return over.signal.aborted ? undefined : callbacks.current.failed(opened);
      stream = opened;
      const picture = video.current;
      if (over.signal.aborted || !picture) return opened.getTracks().forEach((track) => track.stop());
      picture.srcObject = opened;
      await picture.play().catch(() => {});
      setIsReady(true);
      while (!over.signal.aborted) {
        const text = await read(picture);
        if (!over.signal.aborted && text && callbacks.current.found(text)) return undefined;
        await new Promise((resolve) => setTimeout(resolve, pauseMillis));
      }
      return undefined;
    };
    void scanFrame();
    return () => {
      over.abort();
      setIsReady(false);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [isOn]);
  return { video, isReady };
}

/** Whether the address asks for the camera, after the page was loaded anew for it. */
function isRequested(): boolean {
  return typeof location !== 'undefined' && new URLSearchParams(location.search).has(wanted);
}

/** Reads the code of a certificate with the camera; only what leads to a certificate of ours is followed. */
export function CameraScan() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const hosts = useOwnHosts();
  const [isOn, setIsOn] = useState(isRequested);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [notFollowed, setNotFollowed] = useState<Exclude<Scanned, { path: string }> | null>(null);
  const found: Found = (text) => {
    const scanned = readScanned(text, [...hosts, location.host]);
    if ('path' in scanned) navigate(scanned.path);
    else setNotFollowed(scanned);
    return 'path' in scanned;
  };
  const { video, isReady } = useCamera(isOn, found, (why) => {
    setProblem(why);
    setIsOn(false);
  });
  const toggle = (): void => {
    setProblem(null);
    setNotFollowed(null);
    if (!isOn && !mayOpenCamera()) location.assign(`${path}?${wanted}`);
    else setIsOn(!isOn);
  };
  const Icon = isOn ? CameraOff : Camera;
  return (
    <div className="mt-6">
      <Button variant="secondary" aria-expanded={isOn} onClick={toggle}>
        <Icon aria-hidden="true" className="size-5" />
        {t(isOn ? 'check.camera.stop' : 'check.camera.button')}
      </Button>
      {isOn && (
        <>
          <p className="mt-3 text-muted">{t(isReady ? 'check.camera.hint' : 'check.camera.starting')}</p>
          <video
            ref={video}
            muted
            playsInline
            aria-label={t('check.camera.video')}
            className="mt-3 aspect-[4/3] w-full max-w-md rounded-lg bg-ink object-cover"
          />
        </>
      )}
      <div aria-live="polite" className="mt-3 empty:mt-0">
        {problem && <Notice tone="warn">{t(`check.camera.${problem}`)}</Notice>}
        {notFollowed?.kind === 'foreign' && <Notice tone="bad">{t('check.camera.foreign', { host: notFollowed.host })}</Notice>}
        {notFollowed?.kind === 'other' && <Notice tone="warn">{t('check.camera.other')}</Notice>}
      </div>
    </div>
  );
}
