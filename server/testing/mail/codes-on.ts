import jsQR from 'jsqr';
import * as mupdf from 'mupdf';

/** A page as a camera sees it, with as many dots a point as `scale` states. */
function seen(page: mupdf.Page, scale: number) {
  const picture = page.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false);
  const [width, height, pixels] = [picture.getWidth(), picture.getHeight(), picture.getPixels()];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) rgba.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
  return { rgba, width, height };
}

/** The text of the code on a page. */
export function codeOn(page: mupdf.Page, scale: number): string | undefined {
  const { rgba, width, height } = seen(page, scale);
  return jsQR.default(rgba, width, height)?.data;
}

/** Every code on the pages, read as a camera does: what was read is painted over, until nothing is left. */
export function codesOn(pdf: Buffer): string[] {
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const found: string[] = [];
  for (let place = 0; place < document.countPages(); place += 1) {
    const { rgba, width, height } = seen(document.loadPage(place), 3);
    for (let code = jsQR.default(rgba, width, height); code; code = jsQR.default(rgba, width, height)) {
      found.push(code.data);
      const corners = [
        code.location.topLeftCorner,
        code.location.topRightCorner,
        code.location.bottomLeftCorner,
        code.location.bottomRightCorner,
      ];
      const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))].map(Math.round) as [
        number,
        number,
      ];
      const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))].map(Math.round) as [
        number,
        number,
      ];
      for (let y = top; y <= bottom; y += 1) rgba.fill(255, (y * width + left) * 4, (y * width + right) * 4);
    }
  }
  return found;
}
