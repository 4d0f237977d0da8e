// What a browser, Node and a single file without a package have in common. Anything else does not compile here.

declare const crypto: { readonly subtle: SubtleCrypto };
declare type CryptoKey = Readonly<{ type: string }>;
declare interface SubtleCrypto {
  digest(algorithm: string, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  importKey(
    format: 'raw' | 'spki',
    key: Uint8Array<ArrayBuffer>,
    algorithm: { name: string; hash?: string; namedCurve?: string },
    extractable: boolean,
    usages: readonly ['verify'],
  ): Promise<CryptoKey>;
  verify(
    algorithm: { name: string; hash?: string },
    key: CryptoKey,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}
declare function atob(text: string): string;
declare function btoa(text: string): string;

declare class DecompressionStream {
  constructor(format: 'deflate');
  readonly readable: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> } };
  readonly writable: { getWriter(): { write(chunk: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> } };
}
