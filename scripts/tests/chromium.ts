import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: the same browser without windows of its own, a fifth faster. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Where macOS stores them, in the folder of everybody's applications or in one's own. */
const applications = ['Google Chrome', 'Chromium', 'Google Chrome for Testing'];

/**
 * What a browser without a person does not need. The pop-ups of its address bar are pages of their own that load with every window, a second of
 * processor time each. Only the last list counts, so it repeats what Playwright switches off.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
] as const;

/** How it is started: it asks nobody for anything. */
export const chromiumFlags = [
  `--disable-features=${withoutFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a machine may have a Chrome or Chromium, the likeliest first. */
export function chromePlaces(platform: NodeJS.Platform, { PATH = '', HOME = '' }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  if (platform !== 'darwin') return onPath;
  const inFolder = (folder: string): string[] => applications.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name));
  return [...inFolder('/Applications'), ...inFolder(join(HOME, 'Applications')), ...onPath];
}

function installed(): string | undefined {
  return chromePlaces(process.platform, process.env).find(isProgram);
}

function installWithApt(): void {
  process.stdout.write('Installing Chromium…\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends'];
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
  // Older systems have no package of the shell alone.
  const { status } = spawnSync('apt-get', [...install, 'chromium-headless-shell'], { env, stdio: 'ignore' });
  if (status !== 0) spawnSync('apt-get', [...install, 'chromium'], { env, stdio: 'ignore' });
}

/**
 * The browser of the journeys: `CHROMIUM_PATH`, else the system's, else one installed now where that is possible (root
 * on Debian or Ubuntu). Throws an error of one line when there is none.
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isProgram(chosen)) throw new Error(`CHROMIUM_PATH (${chosen}) is not a program.`);
  let path = chosen ?? installed();
  if (!path && process.platform === 'linux' && process.getuid?.() === 0) {
    installWithApt();
    path = installed();
  }
  if (path) return path;
  throw new Error('The journeys need Chromium: install Chrome or Chromium, or set CHROMIUM_PATH to a Chrome or Chromium.');
}
