import { GlobalWorkerOptions, getDocument, PasswordException, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { numberIn } from '#proof/check/copy.ts';
import { ownScript } from '#client/platform/browser/trusted.ts';
import { codeIn } from '#client/certificate/registry/code/camera.ts';
import { readPages, type CopyTrait } from './pdf-pages.ts';

/** What was read of a file that is not as it was issued: its text, the text of the code on it, and its picture. */
export type CopyRead = Readonly<{
  text: string;
  code: string | null;
  traits: readonly CopyTrait[];
  /** Null where nothing could be drawn, such as of a file with a password. */
  picture: HTMLCanvasElement | null;
}>;

/** The longer side of the picture, in pixels: enough for a code of 32 mm on A4, and no more than a phone can hold. */
const pictureSide = 2400;
/** A file that is not read by then is not read. */
const longestMillis = 20_000;

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, pictureSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  return canvas;
}

async function drawn(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pictureSide / Math.max(plain.width, plain.height) });
  const canvas = canvasOf(viewport.width, viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

const nothing: CopyRead = { text: '', code: null, traits: [], picture: null };

/** Reads a PDF with pdf.js, in a worker of its own that ends with it. Nothing of the file is run, and nothing leaves the browser. */
async function readPdf(bytes: Uint8Array): Promise<CopyRead> {
  const worker = new Worker(ownScript(workerAddress), { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
  // Letters are drawn as outlines: typefaces of a file of somebody else are not handed to the browser.
  const loading = getDocument({ data: bytes, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  try {
    const { page, text, traits } = await readPages(await loading.promise, (one) => numberIn(one) !== null);
    const picture = await drawn(page).catch(() => null);
    return { text, traits, picture, code: picture && (await codeIn(picture)) };
  } finally {
    await loading.destroy().catch(() => {});
    worker.terminate();
    GlobalWorkerOptions.workerPort = null;
  }
}

async function readPicture(file: Blob): Promise<CopyRead> {
  const bitmap = await createImageBitmap(file);
  const canvas = canvasOf(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { text: '', traits: ['picture'], picture: canvas, code: await codeIn(canvas) };
}

/** Reads what a file shows, as far as it can be read here: a PDF, or a photograph of one. Whatever is wrong with it, something is answered. */
export async function readCopy(file: File): Promise<CopyRead> {
  const isPicture = file.type.startsWith('image/');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<CopyRead>((resolve) => (timer = setTimeout(() => resolve(nothing), longestMillis)));
  try {
    return await Promise.race([isPicture ? readPicture(file) : readPdf(new Uint8Array(await file.arrayBuffer())), tooLong]);
  } catch (error) {
    return error instanceof PasswordException ? { ...nothing, traits: ['password'] } : nothing;
  } finally {
    clearTimeout(timer);
  }
}
