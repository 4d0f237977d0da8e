import jsQR from 'jsqr';
import * as mupdf from 'mupdf';

const pixelsPerPoint = 2;

/** What the QR code on the first page of a PDF says; null when none is found. */
export function qrOf(pdf: Uint8Array): string | null {
  const page = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0);
  const pixmap = page.toPixmap(mupdf.Matrix.scale(pixelsPerPoint, pixelsPerPoint), mupdf.ColorSpace.DeviceRGB, false);
  const [width, height, rgb] = [pixmap.getWidth(), pixmap.getHeight(), pixmap.getPixels()];
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    rgba.set([rgb[i * 3] ?? 0, rgb[i * 3 + 1] ?? 0, rgb[i * 3 + 2] ?? 0, 255], i * 4);
  }
  return jsQR(rgba, width, height)?.data ?? null;
}
