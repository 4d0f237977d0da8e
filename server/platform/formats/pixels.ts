import sharp from 'sharp';

/** No picture is drawn twice: what libvips would keep of one is memory for nothing. */
sharp.cache(false);

export { sharp };
