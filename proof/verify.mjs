// verify.mjs checks Atesto certificates without Atesto, a network or any package: node verify.mjs FILE.pdf
// It is made of the same code by which the service and its pages check; `npm run tool -- verify-tool` makes it anew.
// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
// proof/bytes.ts
/** Something that was handed in is not what it says it is; `code` names what is wrong. */
var NotProven = class extends Error {
	code;
	constructor(code) {
		super(code);
		this.name = "NotProven";
		this.code = code;
	}
};
function demand(claim, code) {
	if (!claim) throw new NotProven(code);
}
var encoder = new TextEncoder();
function utf8(text) {
	return encoder.encode(text);
}
/** Text of bytes that must be UTF-8; a byte-order mark stays, since what was signed includes it. */
function textOf(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		throw new NotProven("not_utf8");
	}
}
function concat(...parts) {
	const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
function equal(a, b) {
	return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
/** Browsers give cryptography to secure pages only. */
function hasCryptography() {
	return typeof crypto === "object" && typeof crypto.subtle === "object";
}
async function sha256(bytes) {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
function hex(bytes) {
	return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
function fromHex(text) {
	demand(/^(?:[0-9a-f]{2})*$/.test(text), "not_hex");
	return Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
}
function base64(bytes) {
	let binary = "";
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary);
}
/** Standard base64 in its one canonical form (RFC 4648 §4): padded, no spaces, no loose bits. */
function fromBase64(text) {
	try {
		const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
		if (base64(bytes) === text) return bytes;
	} catch {}
	throw new NotProven("not_base64");
}
function base64url(bytes) {
	return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
/** Base64url without padding in its one canonical form (RFC 4648 §5, RFC 7515 §2). */
function fromBase64url(text) {
	demand(/^[A-Za-z0-9_-]*$/.test(text), "not_base64");
	const padding = "=".repeat((4 - text.length % 4) % 4);
	return fromBase64(text.replaceAll("-", "+").replaceAll("_", "/") + padding);
}
// proof/ed25519.ts
/** This browser cannot verify; nothing is known about the signature. */
var CannotVerify = class extends Error {
	name = "CannotVerify";
};
var keyLength = 32;
/** Whether an Ed25519 signature (RFC 8032) is that of a 32-byte public key; rejects with CannotVerify where there is no Ed25519. */
async function verifies(publicKey, signature, message) {
	if (publicKey.length !== keyLength || signature.length !== 64) return false;
	const key = await crypto.subtle.importKey("raw", publicKey, { name: "Ed25519" }, false, ["verify"]).catch((error) => {
		throw new CannotVerify("no Ed25519 here", { cause: error });
	});
	return crypto.subtle.verify({ name: "Ed25519" }, key, signature, message);
}
var mostSignatures = 64;
var idLength = 4;
var timeLength = 8;
var namePattern = /^[^\s+]+$/u;
/** The id of a key: the first four bytes of SHA-256(name ‖ 0A ‖ type ‖ key), in hex. */
async function keyId(name, type, key) {
	return hex((await sha256(concat(utf8(`${name}\n`), Uint8Array.of(type), key))).subarray(0, idLength));
}
/** Reads a key; rejects one whose id is not its own. */
async function readKey(text) {
	const [name = "", id = "", ...rest] = text.split("+");
	const encoded = fromBase64(rest.join("+"));
	const [type = 0, key] = [encoded[0], encoded.slice(1)];
	demand(namePattern.test(name) && (type === 1 || type === 4) && key.length === 32, "bad_key");
	demand(await keyId(name, type, key) === id, "bad_key");
	return {
		name,
		id,
		type,
		key
	};
}
function readLine(line) {
	const [dash, name = "", encoded = "", more] = line.split(" ");
	demand(dash === "—" && more === void 0 && namePattern.test(name), "bad_note");
	const bytes = fromBase64(encoded);
	demand(bytes.length > idLength, "bad_note");
	return {
		name,
		id: hex(bytes.subarray(0, idLength)),
		signature: bytes.slice(idLength)
	};
}
/** Splits a note (C2SP signed-note) at its last blank line. */
function readNote(note) {
	const at = note.lastIndexOf("\n\n");
	demand(at >= 0 && note.endsWith("\n") && !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(note), "bad_note");
	const lines = note.slice(at + 2, -1).split("\n");
	demand(lines.length <= mostSignatures, "bad_note");
	return {
		text: note.slice(0, at + 1),
		signatures: lines.map(readLine)
	};
}
function timeOf(signature) {
	return Number(signature.subarray(0, timeLength).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n));
}
/** What a witness signs (C2SP tlog-cosignature, cosignature/v1). */
function cosigned(text, time) {
	return utf8(`cosignature/v1\ntime ${time}\n${text}`);
}
async function signedBy(key, { signature }, text) {
	if (key.type === 1) return await verifies(key.key, signature, utf8(text)) ? {
		key,
		time: null
	} : null;
	if (signature.length !== timeLength + 64) return null;
	const time = timeOf(signature);
	return await verifies(key.key, signature.slice(timeLength), cosigned(text, time)) ? {
		key,
		time
	} : null;
}
/**
* Who of the given keys signed a note; lines of unknown keys are passed over, of one key the first counts. A wrong
* signature by a known key makes the whole note worthless: rejects with `bad_signature`.
*/
async function signersOf(note, keys) {
	const found = [];
	for (const key of keys) {
		const line = note.signatures.find(({ name, id }) => name === key.name && id === key.id);
		if (!line) continue;
		const signed = await signedBy(key, line, note.text);
		demand(signed, "bad_signature");
		found.push(signed);
	}
	return found;
}
// proof/key-manifest.ts
var keyUses = [
	"credential",
	"status",
	"log",
	"witness",
	"seal"
];
/** By what people compare a root: the SHA-256 of its key as notes write it, in hex. */
async function rootFingerprint(key) {
	return hex(await sha256(utf8(key)));
}
function isInstant(text) {
	return typeof text === "string" && !Number.isNaN(Date.parse(text));
}
function isListedKey(value) {
	const key = value;
	return typeof key === "object" && key !== null && keyUses.includes(key.use) && typeof key.id === "string" && isInstant(key.from) && isInstant(key.until) && (key.revoked === void 0 || isInstant(key.revoked.at) && (key.revoked.reason === "retired" || key.revoked.reason === "compromise" && Number.isSafeInteger(key.revoked.logSize)));
}
function readManifest(json) {
	let manifest;
	try {
		manifest = JSON.parse(json);
	} catch {
		manifest = {};
	}
	const { version, issued, expires, issuer, root, quorum, keys } = manifest;
	demand(Number.isSafeInteger(version) && isInstant(issued) && isInstant(expires) && typeof issuer === "string", "bad_manifest");
	demand(Number.isInteger(root?.threshold) && Array.isArray(root?.keys) && Number.isInteger(quorum), "bad_manifest");
	demand(Array.isArray(keys) && keys.every(isListedKey), "bad_manifest");
	return manifest;
}
/** Rejects unless as many different roots as are needed signed the note. */
async function demandRoots(note, { threshold, keys }) {
	demand(new Set((await signersOf(readNote(note), keys)).map(({ key }) => key.name)).size >= threshold, "not_signed_by_roots");
}
/** A list of keys that enough of the pinned roots signed. Whether it is still fresh is the caller's to ask: see `isRecentAuthentication`. */
async function openManifest(note, origin, roots) {
	const [first, json = "", end, more] = readNote(note).text.split("\n");
	demand(first === `${origin}/keys` && end === "" && more === void 0, "bad_manifest");
	await demandRoots(note, roots);
	return readManifest(json);
}
function isRecentAuthentication(manifest, now) {
	return now.getTime() < Date.parse(manifest.expires);
}
/**
* Whether a signature made at `at` counts. A retired key's signatures stay good; those of a compromised one only where
* the log held them before the compromise, since a thief chooses the date but not the place (`index`).
*/
function judgeKey(manifest, wanted) {
	const key = manifest.keys.find(({ use, id }) => use === wanted.use && id === wanted.id);
	if (!key) return "unknown_key";
	const at = wanted.at.getTime();
	if (at < Date.parse(key.from) || at >= Date.parse(key.until)) return "outside_window";
	const { revoked } = key;
	if (!revoked) return "accepted";
	if (revoked.reason === "compromise") return wanted.index !== null && wanted.index < (revoked.logSize ?? 0) ? "accepted" : "compromised";
	return at < Date.parse(revoked.at) ? "accepted" : "outside_window";
}
/** The 32 bytes of a key for credentials or lists; null when the list does not hold it. */
function publicKeyOf(manifest, use, id) {
	const key = manifest.keys.find((one) => one.use === use && one.id === id)?.key;
	return key === void 0 ? null : fromBase64url(key);
}
function noteKeysOf(manifest, use) {
	return Promise.all(manifest.keys.filter((key) => key.use === use).map(({ key }) => readKey(key ?? "")));
}
// proof/leaves.ts
/** The signed part of a credential: what stands before the first `~`. */
function signedPart(credential) {
	return credential.split("~", 1)[0] ?? "";
}
/** SHA-256 of the signed part of a credential, lower-case hex; unguessable, since the signature is in it. */
async function credentialHash(credential) {
	return hex(await sha256(utf8(signedPart(credential))));
}
/** The leaf of an issue, the first of a credential's leaves. */
function issueLeaf(hash) {
	return `issue ${hash}`;
}
/** The leaf of the documents of a certificate: the SHA-256 of each, in the order of the languages. */
function documentsLeaf(hash, documentHashes) {
	return [
		"documents",
		hash,
		...documentHashes
	].join(" ");
}
/** The revocation that a leaf tells of; null for any other leaf. */
function readRevocation(leaf) {
	if (leafKind(leaf) !== "revoke") return null;
	const [, hash = "", at, code, uri, index] = leaf.split(" ");
	const place = uri === void 0 ? null : uri === "-" ? "none" : {
		uri,
		index: Number(index)
	};
	return {
		hash,
		at: Number(at),
		code,
		place
	};
}
/** What kinds of leaves a log holds; another one is not understood. */
var leafForms = {
	issue: /^issue [0-9a-f]{64}$/,
	documents: /^documents [0-9a-f]{64}(?: [0-9a-f]{64}){1,16}$/,
	revoke: /^revoke [0-9a-f]{64} [1-9]\d{0,15} (?:finding|own_wish|replaced)(?: -| [^\s-]\S{0,499} (?:0|[1-9]\d{0,9}))?$/,
	status: /^status \S{1,500} [0-9a-f]{64}$/,
	keys: /^keys [1-9]\d{0,9} [0-9a-f]{64}$/,
	tool: /^tool [0-9a-f]{64}$/
};
var leafKinds = Object.keys(leafForms);
/** Of what a leaf tells; null for what no log of ours may hold. */
function leafKind(leaf) {
	return leafKinds.find((kind) => leafForms[kind].test(leaf)) ?? null;
}
// proof/merkle.ts
var hashLength$1 = 32;
/** Hashes of RFC 6962 §2.1: leaves and nodes are told apart by their first byte. */
function leafHash(data) {
	return sha256(concat(Uint8Array.of(0), data));
}
function nodeHash(left, right) {
	return sha256(concat(Uint8Array.of(1), left, right));
}
/** The root of no leaves. */
function emptyRoot() {
	return sha256(/* @__PURE__ */ new Uint8Array());
}
var half = (value) => Math.floor(value / 2);
var isOdd = (value) => value % 2 === 1;
function isSize(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
/** The root that a leaf at an index and its path lead to (RFC 9162 §2.1.3.2). */
async function rootFromInclusion(place, leaf, path) {
	demand(isSize(place.index) && isSize(place.size) && place.index < place.size && leaf.length === hashLength$1, "bad_proof");
	let [at, last, root] = [
		place.index,
		place.size - 1,
		leaf
	];
	for (const step of path) {
		demand(last !== 0 && step.length === hashLength$1, "bad_proof");
		if (isOdd(at) || at === last) {
			root = await nodeHash(step, root);
			while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
		} else root = await nodeHash(root, step);
		[at, last] = [half(at), half(last)];
	}
	demand(last === 0, "bad_proof");
	return root;
}
/** Rejects unless the leaf is at the index of the tree with this root. */
async function verifyInclusion(place, leaf, path) {
	demand(equal(await rootFromInclusion(place, leaf, path), place.root), "bad_proof");
}
// proof/log.ts
var decimal = /^(?:0|[1-9]\d{0,15})$/;
/** A count written in decimal without leading zeros. */
function countOf(text, code) {
	demand(text !== void 0 && decimal.test(text), code);
	return Number(text);
}
function readCheckpoint(text) {
	const lines = text.split("\n");
	const [origin = "", size, root = ""] = lines;
	demand(lines.length >= 4 && lines.at(-1) === "" && origin !== "", "bad_checkpoint");
	const read = {
		origin,
		size: countOf(size, "bad_checkpoint"),
		root: fromBase64(root)
	};
	demand(read.root.length === 32, "bad_checkpoint");
	return read;
}
function seenBy(signed) {
	const names = /* @__PURE__ */ new Map();
	for (const { key, time } of signed) if (key.type === 4 && time !== null) names.set(key.name, Math.min(time, names.get(key.name) ?? time));
	return [...names].map(([name, time]) => ({
		name,
		time
	}));
}
/** Reads a checkpoint of the trusted log; rejects one that the log did not sign. */
async function openCheckpoint(note, { origin, log, witnesses }) {
	const read = readNote(note);
	const checkpoint = readCheckpoint(read.text);
	demand(checkpoint.origin === origin, "foreign_log");
	const signed = await signersOf(read, [...log, ...witnesses]);
	demand(signed.some(({ key }) => key.type === 1), "not_of_the_log");
	return {
		checkpoint,
		witnesses: seenBy(signed)
	};
}
var proofHeader = "c2sp.org/tlog-proof@v1";
/** A path in a tree of 2^63 leaves. */
var longestPath = 63;
function readLogProof(text) {
	const at = text.indexOf("\n\n");
	demand(at > 0, "bad_log_proof");
	const [header, ...lines] = text.slice(0, at).split("\n");
	const [place = "", ...path] = lines[0]?.startsWith("extra ") ? lines.slice(1) : lines;
	demand(header === proofHeader && place.startsWith("index ") && path.length <= longestPath, "bad_log_proof");
	return {
		index: countOf(place.slice(6), "bad_log_proof"),
		path: path.map(fromBase64),
		checkpoint: text.slice(at + 2)
	};
}
/** Rejects unless the leaf is in the log as its checkpoint says; gives its index, the checkpoint and the witnesses. */
async function verifyLogProof(proof, leaf, trust) {
	const witnessed = await openCheckpoint(proof.checkpoint, trust);
	const { size, root } = witnessed.checkpoint;
	await verifyInclusion({
		index: proof.index,
		size,
		root
	}, await leafHash(leaf), proof.path);
	return {
		...witnessed,
		index: proof.index
	};
}
// proof/documents.ts
/** The place of the leaf of a certificate's documents in the log; null when it is not proven to have one. */
async function placeOfDocuments({ hash, documentHashes, proof }, manifest, origin) {
	if (!manifest || proof === null) return null;
	try {
		const trust = {
			origin: `${origin}/log`,
			log: await noteKeysOf(manifest, "log"),
			witnesses: await noteKeysOf(manifest, "witness")
		};
		const { index } = await verifyLogProof(readLogProof(proof), utf8(documentsLeaf(hash, documentHashes)), trust);
		return index;
	} catch (error) {
		if (error instanceof NotProven || error instanceof CannotVerify) return null;
		throw error;
	}
}
// proof/inflate.ts
/** Decompresses zlib data; rejects with `code` when there is more than expected, before it is held in memory. */
async function inflated(data, most, code) {
	const stream = new DecompressionStream("deflate");
	const writer = stream.writable.getWriter();
	const written = writer.write(data).then(() => writer.close());
	const reader = stream.readable.getReader();
	const parts = [];
	let length = 0;
	try {
		for (let { done, value } = await reader.read(); !done && value; {done, value} = await reader.read()) {
			length += value.length;
			demand(length <= most, code);
			parts.push(value);
		}
		await written;
	} catch {
		written.catch(() => {});
		await reader.cancel().catch(() => {});
		demand(false, code);
	}
	return concat(...parts);
}
// core/account/companies/nip.ts
var weights = [
	6,
	5,
	7,
	2,
	3,
	4,
	5,
	6,
	7
];
/** Digits of a NIP, the check digit included. */
var nipDigits = weights.length + 1;
/** True for ten digits whose last one is the weighted sum of the others modulo 11. */
function isValidNip(nip) {
	if (!/^\d+$/.test(nip) || nip.length !== nipDigits) return false;
	return weights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0) % 11 === Number(nip.at(-1));
}
// core/platform/regimes.ts
/** What an organisation can assess itself against. */
var regimes = ["nis2", "ai_act"];
// core/certificate/report-number.ts
/** Numbers of reports read aloud like those of certificates, and are none: `R` instead of a regime. */
var reportNumberPattern = /^ATESTO-R-\d{4}-[A-HJKMNP-Z2-9]{8}$/;
// proof/report.ts
var beginning = "{\"type\":\"atesto-self-assessment-report\"";
/** How the titles of reports began in each language before they stated anything; what is printed since then may read otherwise. */
var earlyTitle = /<dc:title>[^/]{0,200}?<rdf:li[^>]*>(?:Raport z samooceny|Self-assessment report|Selbstbewertungsbericht|Rapport d’auto-évaluation)\s/;
var earlyMaker = /<dc:creator>[^/]{0,200}?<rdf:li[^>]*>Atesto<\/rdf:li>/;
/** Whether the properties of a document (XMP) are those of a report from before reports stated what they are. Anybody can write the same. */
function isEarlyReport(properties) {
	return earlyTitle.test(properties) && earlyMaker.test(properties);
}
function isReportStatement(text) {
	return text.startsWith(beginning);
}
/** Rejects what is not in the form in which it is written. */
function readReportStatement(text) {
	demand(isReportStatement(text), "bad_report");
	let said;
	try {
		said = JSON.parse(text);
	} catch {
		said = {};
	}
	const { assessment, organization, score = null, completedAt, number } = said;
	const regime = regimes.find((one) => one === said.regime);
	demand(regime && typeof assessment === "string" && typeof organization?.name === "string", "bad_report");
	demand(typeof organization.nip === "string" && isValidNip(organization.nip), "bad_report");
	demand(score === null || typeof score === "string" && /^\d{1,3}\.\d{2}$/.test(score), "bad_report");
	demand(typeof completedAt === "string" && !Number.isNaN(Date.parse(completedAt)), "bad_report");
	demand(number === void 0 || typeof number === "string" && reportNumberPattern.test(number), "bad_report");
	const { name, nip } = organization;
	return {
		assessment,
		organization: {
			name,
			nip
		},
		regime,
		score,
		completedAt,
		...number === void 0 ? {} : { number }
	};
}
// proof/pdf.ts
/** The largest file that is looked into, and the largest attachment, in bytes. */
var largestDocument = 32 * 2 ** 20;
var largestAttachment = 2 ** 20;
var mostAttachments = 16;
/** Between the type of an embedded file and its data stands the rest of its dictionary. */
var longestDictionary = 2e3;
var embeddedFile = /\/Type\s*\/EmbeddedFile(?![A-Za-z])/g;
var properties = /\/Type\s*\/Metadata(?![A-Za-z])/g;
var numberInText = /ATESTO-(?:NIS2|AIACT)-\d{4}-[A-HJKMNP-Z2-9]{6}(?![A-Z0-9])/;
var credentialPattern = /^eyJ[\w-]+\.[\w-]+\.[\w-]+(?:~(?:[\w-]+~)*)?$/;
/** The dictionary around a place, and where the data after it begins; null where that is not understood. */
function streamAt(text, at) {
	const begin = text.lastIndexOf(" obj", at);
	const end = text.indexOf("stream", at);
	if (begin < 0 || end < 0 || end - begin > longestDictionary) return null;
	const from = end + 6;
	const newline = text.startsWith("\r\n", from) ? 2 : text[from] === "\n" ? 1 : 0;
	return newline === 0 ? null : {
		dictionary: text.slice(begin, end),
		from: from + newline
	};
}
/** The end of the data of a stream: as its dictionary says, else before the word that closes it. */
function endOf(text, { dictionary, from }) {
	const told = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
	if (told !== void 0) return from + Number(told);
	const close = text.indexOf("endstream", from);
	return close - (/\r?\n$/.exec(text.slice(Math.max(from, close - 2), close))?.[0].length ?? 0);
}
/** The text of the embedded file or the properties at a place; null for what is not text, or stands there in a form that is not ours. */
async function textAt$1(pdf, text, at) {
	const stream = streamAt(text, at);
	if (!stream) return null;
	const end = endOf(text, stream);
	if (end <= stream.from || end - stream.from > largestAttachment || end > pdf.length) return null;
	const filters = [...stream.dictionary.matchAll(/\/(\w+Decode)\b/g)].map(([, filter]) => filter);
	const data = pdf.slice(stream.from, end);
	if (filters.length === 0) return textOf(data);
	return filters.length === 1 && filters[0] === "FlateDecode" ? textOf(await inflated(data, largestAttachment, "bad_attachment")) : null;
}
async function textsAt(pdf, text, places) {
	const found = [];
	for (const at of places) {
		const attachment = await textAt$1(pdf, text, at).catch((error) => {
			if (error instanceof NotProven) return null;
			throw error;
		});
		if (attachment !== null) found.push(attachment);
	}
	return found;
}
/**
* Finds what a certificate or a report of any version and language carries, by what it is and not by where the file says it stands:
* so a copy that another program saved is recognised too. Nothing found is proven by being there. Rejects what is no PDF,
* too large, encrypted, or holds credentials that differ.
*/
async function readDocument(pdf) {
	demand(pdf.length <= largestDocument, "too_large");
	const text = new TextDecoder("latin1").decode(pdf);
	demand(text.slice(0, 1024).includes("%PDF-"), "not_a_pdf");
	demand(!/\/Encrypt\s*(?:<<|\d)/.test(text), "protected");
	const [embedded, described] = [embeddedFile, properties].map((kind) => [...text.matchAll(kind)].map(({ index }) => index));
	demand(embedded && described && embedded.length <= mostAttachments, "too_many_attachments");
	const attachments = await textsAt(pdf, text, embedded);
	const credentials = new Set(attachments.filter((one) => credentialPattern.test(one)));
	demand(credentials.size <= 1, "several_credentials");
	const [credential = null] = credentials;
	return {
		credential,
		logProof: attachments.find((one) => one.startsWith("c2sp.org/tlog-proof@v1\n")) ?? null,
		keyList: attachments.find((one) => /^[^\s/]+\/keys\n\{/.test(one)) ?? null,
		report: attachments.find(isReportStatement) ?? null,
		isEarlyReport: (await textsAt(pdf, text, described.slice(0, mostAttachments))).some(isEarlyReport),
		number: numberInText.exec(text)?.[0] ?? null
	};
}
// proof/der.ts
var tags = {
	integer: 2,
	bitString: 3,
	octets: 4,
	oid: 6,
	sequence: 48,
	set: 49
};
/** Four bytes of length are more than any document that is looked into. */
var mostLengthBytes = 4;
/** Reads the value at a place; rejects what is cut off or in a form that DER does not have. */
function valueAt(bytes, at) {
	const tag = bytes[at];
	const first = bytes[at + 1];
	demand(tag !== void 0 && first !== void 0 && (tag & 31) !== 31, "bad_der");
	const count = first < 128 ? 0 : first & 127;
	demand(first !== 128 && count <= mostLengthBytes, "bad_der");
	let length = count === 0 ? first : 0;
	for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[at + 2 + index] ?? 0);
	const from = at + 2 + count;
	demand(from + length <= bytes.length, "bad_der");
	return {
		tag,
		inside: bytes.slice(from, from + length),
		whole: bytes.slice(at, from + length)
	};
}
/** The values that stand one after another in bytes. */
function readAll(bytes) {
	const found = [];
	for (let at = 0; at < bytes.length;) {
		const value = valueAt(bytes, at);
		found.push(value);
		at += value.whole.length;
	}
	return found;
}
/** The first value in bytes; what follows it, such as the padding of a signature's place, is left. */
function readFirst(bytes, tag) {
	const value = valueAt(bytes, 0);
	demand(value.tag === tag, "bad_der");
	return value;
}
/** What is inside a value that must be there with that tag. */
function insideOf(value, tag) {
	demand(value?.tag === tag, "bad_der");
	return value.inside;
}
/** The values inside one that must be there with that tag. */
function partsOf(value, tag = tags.sequence) {
	return readAll(insideOf(value, tag));
}
/** An object identifier in its dotted form. */
function oidText(value) {
	const [first = 0, ...rest] = insideOf(value, tags.oid);
	const numbers = [Math.floor(first / 40), first % 40];
	let current = 0;
	for (const byte of rest) {
		current = current * 128 + (byte & 127);
		if (byte < 128) {
			numbers.push(current);
			current = 0;
		}
	}
	return numbers.join(".");
}
// proof/certificate.ts
var versionTag = 160;
async function readCertificate(bytes) {
	const [signed] = partsOf(readFirst(bytes, tags.sequence));
	const parts = partsOf(signed);
	const [serial, , issuer, , subject, key] = parts[0]?.tag === versionTag ? parts.slice(1) : parts;
	insideOf(serial, tags.integer);
	demand(serial && issuer && subject && key, "bad_certificate");
	const [algorithm] = partsOf(key);
	return {
		fingerprint: hex(await sha256(bytes)),
		issuer: issuer.whole,
		serial: serial.whole,
		publicKey: key.whole,
		keyKind: oidText(partsOf(algorithm)[0]),
		isSelfMade: equal(issuer.whole, subject.whole)
	};
}
// proof/cms.ts
var contexts = {
	zero: 160,
	one: 161
};
var attributes = {
	kind: "1.2.840.113549.1.9.3",
	hash: "1.2.840.113549.1.9.4",
	certificate: "1.2.840.113549.1.9.16.2.47"
};
var data = "1.2.840.113549.1.7.1";
var signedData = "1.2.840.113549.1.7.2";
var sha256Name = "2.16.840.1.101.3.4.2.1";
var keyKinds = {
	rsa: "1.2.840.113549.1.1.1",
	ec: "1.2.840.10045.2.1"
};
var coordinateBytes = 32;
/** The one value of a signed attribute; rejects when it is not there exactly once. */
function attributeOf(list, type) {
	const found = list.map((one) => partsOf(one)).filter(([name]) => oidText(name) === type);
	const [value, more] = partsOf(found[0]?.[1], tags.set);
	demand(found.length === 1 && value && !more, "bad_seal");
	return value;
}
/** ECDSA signatures are pairs of numbers in CMS and fixed bytes in WebCrypto. */
function fixedPair(signature) {
	const numbers = partsOf(readFirst(signature, tags.sequence)).map((one) => {
		const bytes = insideOf(one, tags.integer);
		const start = bytes.findIndex((byte) => byte !== 0);
		const digits = start < 0 ? bytes.slice(bytes.length) : bytes.slice(start);
		demand(digits.length <= coordinateBytes, "bad_seal");
		return concat(new Uint8Array(coordinateBytes - digits.length), digits);
	});
	demand(numbers.length === 2, "bad_seal");
	return concat(...numbers);
}
async function isSigned(certificate, signature, message) {
	const isEc = certificate.keyKind === keyKinds.ec;
	const algorithm = isEc ? {
		name: "ECDSA",
		namedCurve: "P-256"
	} : {
		name: "RSASSA-PKCS1-v1_5",
		hash: "SHA-256"
	};
	const key = await crypto.subtle.importKey("spki", certificate.publicKey, algorithm, false, ["verify"]).catch((error) => {
		throw new CannotVerify("no such kind of key here", { cause: error });
	});
	return crypto.subtle.verify(isEc ? {
		name: "ECDSA",
		hash: "SHA-256"
	} : algorithm, key, isEc ? fixedPair(signature) : signature, message);
}
async function signerOf(certificates, named) {
	const [issuer, serial] = partsOf(named);
	const own = (await Promise.all(certificates.map(async ({ whole }) => ({
		certificate: await readCertificate(whole),
		hash: await sha256(whole)
	})))).find(({ certificate }) => issuer && serial && equal(certificate.issuer, issuer.whole) && equal(certificate.serial, serial.whole));
	demand(own, "bad_seal");
	return own;
}
/**
* Reads a detached signature in the form of PAdES (CMS, RFC 5652): one signer, SHA-256, the certificate named in what is
* signed. Rejects other forms; whether certificate and hash are the right ones is the caller's to ask.
*/
async function readDetached(bytes) {
	const [type, content] = partsOf(readFirst(bytes, tags.sequence));
	demand(oidText(type) === signedData, "bad_seal");
	const [, , inner, ...rest] = partsOf(partsOf(content, contexts.zero)[0]);
	const [kind, embedded] = partsOf(inner);
	demand(oidText(kind) === data && !embedded, "bad_seal");
	const certificates = partsOf(rest.find(({ tag }) => tag === contexts.zero), contexts.zero);
	const signers = partsOf(rest.at(-1), tags.set);
	demand(signers.length === 1, "bad_seal");
	const [, named, digest, signed, , signature] = partsOf(signers[0]);
	demand(oidText(partsOf(digest)[0]) === sha256Name && signed, "bad_seal");
	const list = partsOf(signed, contexts.zero);
	demand(oidText(attributeOf(list, attributes.kind)) === data, "bad_seal");
	const { certificate, hash: certificateHash } = await signerOf(certificates, named);
	const [first] = partsOf(partsOf(attributeOf(list, attributes.certificate))[0]);
	demand(equal(insideOf(partsOf(first)[0], tags.octets), certificateHash), "bad_seal");
	const message = signed.whole.slice();
	message[0] = tags.set;
	return {
		hash: insideOf(attributeOf(list, attributes.hash), tags.octets),
		certificate,
		isSigned: await isSigned(certificate, insideOf(signature, tags.octets), message)
	};
}
// proof/seal.ts
var rangePattern = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
var timePattern = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/;
var longestSignature = 65536;
function ended(outcome, why = null) {
	return {
		outcome,
		why,
		fingerprint: null,
		at: null,
		isSelfMade: false
	};
}
/** The ranges of a seal as it stands where the issuer puts it; null where the file was saved anew, or by another. */
function rangesAt(text, [match, zero, first, second, last], index) {
	const [from, to] = [Number(first), Number(second)];
	const end = to + Number(last);
	const isGap = text.startsWith("/Contents <", from - 10) && text[to - 1] === ">" && index + match.length < from;
	const place = text.slice(from + 1, to - 1);
	if (Number(zero) !== 0 || !isGap || to - from > longestSignature || !/^[0-9a-f]+$/.test(place) || end > text.length) return null;
	const time = timePattern.exec(text.slice(to, to + 200));
	const at = /* @__PURE__ */ new Date(time ? `${time[1]}-${time[2]}-${time[3]}T${time[4]}:${time[5]}:${time[6]}Z` : "");
	return Number.isNaN(at.getTime()) ? null : {
		from,
		to,
		end,
		at
	};
}
/** Forms that let one file say two things: our documents have none of them. */
function isAmbiguous(text) {
	const names = [...text.matchAll(/\/Type \/Filespec\s+\/F (\([^)]*\))/g)].map(([, name]) => name);
	return /\/Type\s*\/(?:XRef|ObjStm)\b/.test(text) || new Set(names).size !== names.length;
}
async function judge(pdf, text, ranges, { manifest, place }) {
	const { from, to, end, at } = ranges;
	const { hash, certificate, isSigned } = await readDetached(fromHex(text.slice(from + 1, to - 1)));
	const covered = await sha256(concat(pdf.subarray(0, from), pdf.subarray(to, end)));
	if (!equal(covered, hash) || !isSigned) return ended("altered", equal(covered, hash) ? "bad_signature" : "changed");
	const verdict = judgeKey(manifest, {
		use: "seal",
		id: certificate.fingerprint,
		at,
		index: place
	});
	if (verdict !== "accepted") return ended("foreign", verdict === "unknown_key" ? "foreign_seal" : verdict);
	if (end !== pdf.length) return ended("altered", "appended");
	demand(!isAmbiguous(text), "ambiguous");
	return {
		outcome: "intact",
		why: null,
		fingerprint: certificate.fingerprint,
		at,
		isSelfMade: certificate.isSelfMade
	};
}
/**
* Checks the seal of a document: one signature over the whole file, by a certificate that the list of keys names.
* A file that was only saved anew is a copy and not called changed, since nothing can be said of it. `place` is where
* the log holds the hashes of the document, for a certificate of a seal that was stolen later.
*/
async function checkSeal(pdf, manifest, place = null) {
	const text = new TextDecoder("latin1").decode(pdf);
	if (!hasCryptography()) return ended("unchecked", "no_cryptography");
	const found = [...text.matchAll(rangePattern)];
	const [first] = found;
	if (!first) return ended("none");
	if (!manifest) return ended("unchecked", "no_key_list");
	const ranges = rangesAt(text, first, first.index);
	if (!ranges) return ended("copy", "saved_anew");
	try {
		const seal = await judge(pdf, text, ranges, {
			manifest,
			place
		});
		return found.length > 1 && seal.outcome === "intact" ? ended("altered", "several_seals") : seal;
	} catch (error) {
		if (error instanceof NotProven) return ended("altered", error.code === "ambiguous" ? "ambiguous" : "bad_seal");
		if (error instanceof CannotVerify) return ended("unchecked", "no_such_key");
		throw error;
	}
}
new Intl.DateTimeFormat("en-GB", {
	timeZone: "Europe/Warsaw",
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit"
});
// core/certificate/certification.ts
/** The versions of the credential's type, the newest last; what an earlier one is called stays what it was when it was signed. */
var typeVersions = ["1", "1.1"];
var certificateNumberPattern = /^ATESTO-(NIS2|AIACT)-\d{4}-[A-HJKMNP-Z2-9]{6}$/;
// core/company/confirmation.ts
/** How a company can be confirmed (docs/product.md, “Who a company is”). */
var confirmationMethods = [
	"register_email",
	"website",
	"transfer",
	"letter",
	"signature",
	"operator"
];
var levelOf = {
	register_email: 1,
	website: 1,
	transfer: 2,
	letter: 2,
	operator: 2,
	signature: 3
};
// proof/jws.ts
function objectOf(part) {
	let value;
	try {
		value = JSON.parse(textOf(fromBase64url(part)));
	} catch {
		value = null;
	}
	demand(typeof value === "object" && value !== null && !Array.isArray(value), "bad_jws");
	return value;
}
/** RFC 9864 calls `Ed25519` what RFC 8037 called `EdDSA`; both are read. */
var algorithms = /* @__PURE__ */ new Set(["EdDSA", "Ed25519"]);
/** Reads a compact JWS signed with Ed25519; rejects other algorithms and extensions that must be understood. */
function readJws(text) {
	const [head = "", body = "", signature = "", more] = text.split(".");
	demand(more === void 0, "bad_jws");
	const header = objectOf(head);
	demand(algorithms.has(header.alg) && typeof header.kid === "string" && !("crit" in header) && !("b64" in header), "bad_jws");
	return {
		kid: header.kid,
		typ: typeof header.typ === "string" ? header.typ : null,
		payload: objectOf(body),
		signature: fromBase64url(signature),
		signingInput: utf8(`${head}.${body}`)
	};
}
function isSignedBy({ signature, signingInput }, publicKey) {
	return verifies(publicKey, signature, signingInput);
}
/** What no disclosure may name: it would stand in for something signed in the open (SD-JWT VC §3.2.2.2). */
var neverDisclosed = /* @__PURE__ */ new Set([
	"iss",
	"nbf",
	"exp",
	"cnf",
	"vct",
	"vct#integrity",
	"status",
	"_sd",
	"_sd_alg",
	"..."
]);
async function digestOf(disclosure) {
	return base64url(await sha256(utf8(disclosure)));
}
function readDisclosure(disclosure) {
	let parts;
	try {
		parts = JSON.parse(textOf(fromBase64url(disclosure)));
	} catch {
		parts = null;
	}
	demand(Array.isArray(parts) && parts.length === 3 && typeof parts[0] === "string" && typeof parts[1] === "string", "bad_disclosure");
	return [parts[1], parts[2]];
}
function digestsOf(payload) {
	const digests = payload._sd ?? [];
	demand(Array.isArray(digests) && digests.every((one) => typeof one === "string"), "bad_sd_jwt");
	demand(new Set(digests).size === digests.length, "bad_sd_jwt");
	return digests;
}
/** Digests stand at the top only; an issuer of ours never nests them, and what is not understood is not accepted. */
function demandFlat(value) {
	if (typeof value !== "object" || value === null) return;
	for (const [name, inner] of Object.entries(value)) {
		demand(name !== "_sd" && name !== "...", "bad_sd_jwt");
		demandFlat(inner);
	}
}
/**
* Reads an SD-JWT (RFC 9901 §7.1) in the one form that is issued here: `JWT~D1~…~Dn~`, without a key binding. Rejects
* disclosures that nothing signed refers to, that come twice or that name what is already there. The signature is
* not checked: see `isSignedBy`.
*/
async function readSdJwt(text) {
	const [token = "", ...rest] = text.split("~");
	demand(rest.pop() === "", "bad_sd_jwt");
	const jws = readJws(token);
	demand(jws.typ === "dc+sd-jwt" && (jws.payload._sd_alg ?? "sha-256") === "sha-256", "bad_sd_jwt");
	const { _sd, _sd_alg, ...always } = jws.payload;
	demandFlat(always);
	const digests = new Set(digestsOf(jws.payload));
	const disclosed = Object.create(null);
	for (const disclosure of rest) {
		const [name, value] = readDisclosure(disclosure);
		demand(digests.delete(await digestOf(disclosure)), "unsigned_disclosure");
		demand(!neverDisclosed.has(name) && !Object.hasOwn(always, name) && !Object.hasOwn(disclosed, name), "bad_disclosure");
		demandFlat(value);
		disclosed[name] = value;
	}
	return {
		jws,
		always,
		disclosed
	};
}
// proof/credential.ts
/** What can be kept back, by its name in the credential. */
var hiddenClaims = [
	"score",
	"section_scores",
	"declarant_name",
	"declarant_role",
	"unmet_duties"
];
/** The path of a version of the credential's type below the issuer's address. */
function typePath(version) {
	return `/credentials/self-assessment/${version}`;
}
var dayPattern = /^\d{4}-\d{2}-\d{2}$/;
var percentPattern = /^(?:100\.00|\d{1,2}\.\d{2})$/;
function record(value) {
	demand(typeof value === "object" && value !== null && !Array.isArray(value), "bad_credential");
	return value;
}
function text(value) {
	demand(typeof value === "string" && value !== "", "bad_credential");
	return value;
}
function count(value) {
	demand(Number.isSafeInteger(value) && value >= 0, "bad_credential");
	return value;
}
function instant(value) {
	return /* @__PURE__ */ new Date(count(value) * 1e3);
}
function isoInstant(value) {
	const at = new Date(text(value));
	demand(!Number.isNaN(at.getTime()), "bad_credential");
	return at;
}
function percent(value) {
	demand(typeof value === "string" && percentPattern.test(value), "bad_credential");
	return value;
}
function numberOf(value) {
	const number = text(value);
	demand(certificateNumberPattern.test(number), "bad_credential");
	return number;
}
function organizationOf(value) {
	const { name, nip } = record(value);
	demand(isValidNip(text(nip)), "bad_credential");
	return {
		name: text(name),
		nip: text(nip)
	};
}
function regimeOf(value) {
	const regime = regimes.find((one) => one === value);
	demand(regime, "bad_credential");
	return regime;
}
function statusOf(value) {
	const { idx, uri } = record(record(value).status_list);
	return {
		index: count(idx),
		uri: text(uri)
	};
}
function confirmationOf(value) {
	const { method, level, date } = record(value);
	const known = confirmationMethods.find((one) => one === method);
	demand(known && level === levelOf[known] && typeof date === "string" && dayPattern.test(date), "bad_credential");
	return {
		method: known,
		level: levelOf[known],
		date
	};
}
function sectionScoresOf(value) {
	demand(Array.isArray(value), "bad_credential");
	return value.map((one) => one === null ? null : percent(one));
}
function claimsOf(claims) {
	const issuer = text(claims.iss);
	demand(typeVersions.some((version) => claims.vct === `${issuer}${typePath(version)}`) && claims.threshold_met === true, "bad_credential");
	return {
		issuer,
		number: numberOf(claims.certificate_number),
		organization: organizationOf(claims.organization),
		regime: regimeOf(claims.regime),
		catalogueVersion: text(claims.catalogue_version),
		threshold: count(claims.threshold),
		questionCount: count(claims.question_count),
		assessed: count(claims.assessed),
		notApplicable: count(claims.not_applicable),
		withoutReason: count(claims.without_reason),
		confirmation: confirmationOf(claims.confirmation),
		issuedAt: instant(claims.iat),
		expiresAt: instant(claims.exp),
		status: statusOf(claims.status)
	};
}
function disclosedOf(claims) {
	demand(Object.keys(claims).every((name) => hiddenClaims.includes(name)), "bad_credential");
	const { score, section_scores: sections, declarant_name: name, declarant_role: role, unmet_duties: unmet } = claims;
	return {
		score: score === void 0 ? null : percent(score),
		sectionScores: sections === void 0 ? null : sectionScoresOf(sections),
		declarantName: name === void 0 ? null : text(name),
		declarantRole: role === void 0 ? null : text(role),
		unmetDuties: unmet === void 0 ? null : unmet === null ? "unknown" : count(unmet)
	};
}
/** What the first version signed: a JWT in which everything was open. */
function readFirstVersion(token) {
	const jws = readJws(token);
	demand(jws.typ === "JWT" && jws.payload.type === "self-assessment-certificate", "bad_credential");
	const said = jws.payload;
	const declaration = record(said.declaration);
	const claims = {
		issuer: text(record(said.issuer).url),
		number: numberOf(said.certificateNumber),
		organization: organizationOf(said.organization),
		regime: regimeOf(said.regime),
		catalogueVersion: text(said.catalogueVersion),
		threshold: count(said.threshold),
		questionCount: count(said.questionCount),
		assessed: count(said.assessed),
		notApplicable: count(said.notApplicable),
		withoutReason: count(said.withoutReason),
		confirmation: null,
		issuedAt: isoInstant(said.issuedAt),
		expiresAt: isoInstant(said.expiresAt),
		status: null
	};
	const [declarantName, declarantRole] = [text(declaration.name), text(declaration.role)];
	return {
		version: 1,
		jws,
		claims,
		disclosed: {
			score: percent(said.score),
			sectionScores: null,
			declarantName,
			declarantRole,
			unmetDuties: null
		}
	};
}
/** Reads a credential of either version; rejects what is not in the exact form that was issued. */
async function readCredential(credential) {
	if (!credential.includes("~")) return readFirstVersion(credential);
	const { jws, always, disclosed } = await readSdJwt(credential);
	return {
		version: 2,
		jws,
		claims: claimsOf(always),
		disclosed: disclosedOf(disclosed)
	};
}
var statusListBytes = 2 ** 20 / 8;
function secondsOf(value) {
	return Number.isSafeInteger(value) ? /* @__PURE__ */ new Date(value * 1e3) : null;
}
function logOf(value) {
	if (value === void 0) return null;
	const { size, root } = value;
	demand(Number.isSafeInteger(size) && size >= 0 && typeof root === "string", "bad_status_list");
	return {
		size,
		root: fromBase64(root)
	};
}
/** Reads a list out of its JWS; the signature is the caller's to check. Only one bit per status is understood. */
async function readStatusList({ typ, payload }) {
	const list = payload.status_list;
	const issuedAt = secondsOf(payload.iat);
	demand(typ === "statuslist+jwt" && typeof payload.sub === "string" && issuedAt, "bad_status_list");
	demand(typeof list === "object" && list !== null && list.bits === 1 && typeof list.lst === "string", "bad_status_list");
	const bits = await inflated(fromBase64url(list.lst), statusListBytes, "bad_status_list");
	return {
		uri: payload.sub,
		issuedAt,
		expiresAt: secondsOf(payload.exp),
		bits,
		log: logOf(payload.log)
	};
}
/** Whether the certificate at a place was taken back; rejects a place outside the list. The first is the lowest bit. */
function isTakenBack({ bits }, index) {
	const byte = Number.isSafeInteger(index) && index >= 0 ? bits[Math.floor(index / 8)] : void 0;
	demand(byte !== void 0, "bad_status_reference");
	return (byte >> index % 8 & 1) === 1;
}
// proof/verdict.ts
var checkNames = [
	"keys",
	"signature",
	"logged",
	"witnessed",
	"notRevoked",
	"inForce"
];
var passed = {
	outcome: "passed",
	why: null
};
var notMade$1 = (why) => ({
	outcome: "not_made",
	why
});
var failed$1 = (why) => ({
	outcome: "failed",
	why
});
/** A check that ends badly for what was handed in, or cannot be made for what this machine lacks. */
async function attempt(check) {
	try {
		return await check();
	} catch (error) {
		if (error instanceof NotProven) return failed$1(error.code);
		if (error instanceof CannotVerify) return notMade$1("no_ed25519");
		throw error;
	}
}
function keysCheck(manifest, now) {
	if (!manifest) return notMade$1("no_key_list");
	return isRecentAuthentication(manifest, now) ? passed : notMade$1("key_list_too_old");
}
async function loggedCheck({ credential, manifest, origin, logProof }) {
	let found = null;
	const check = await attempt(async () => {
		if (!manifest) return notMade$1("no_key_list");
		if (logProof === null) return notMade$1("no_log_proof");
		const trust = {
			origin: `${origin}/log`,
			log: await noteKeysOf(manifest, "log"),
			witnesses: await noteKeysOf(manifest, "witness")
		};
		found = await verifyLogProof(readLogProof(logProof), utf8(issueLeaf(await credentialHash(credential))), trust);
		return passed;
	});
	const { index = null, witnesses = [] } = found ?? {};
	return {
		check,
		index,
		witnesses
	};
}
function witnessedCheck(manifest, { check, witnesses }) {
	if (!manifest || check.outcome !== "passed") return notMade$1("not_logged");
	if (manifest.quorum === 0) return notMade$1("no_witness_named");
	return witnesses.length >= manifest.quorum ? passed : notMade$1("not_yet_witnessed");
}
async function signatureCheck(read, manifest, index) {
	if (!read) return failed$1("bad_credential");
	if (!manifest) return notMade$1("no_key_list");
	const { kid: id } = read.jws;
	if (read.version !== 1 && read.claims.issuer !== manifest.issuer) return failed$1("foreign_issuer");
	const verdict = judgeKey(manifest, {
		use: "credential",
		id,
		at: read.claims.issuedAt,
		index
	});
	if (verdict !== "accepted") return failed$1(verdict);
	const key = publicKeyOf(manifest, "credential", id);
	return key && await isSignedBy(read.jws, key) ? passed : failed$1("bad_signature");
}
async function readStatus(reference, manifest, token, now) {
	const jws = readJws(token);
	const list = await readStatusList(jws);
	const key = publicKeyOf(manifest, "status", jws.kid);
	const verdict = judgeKey(manifest, {
		use: "status",
		id: jws.kid,
		at: list.issuedAt,
		index: null
	});
	if (!key || verdict !== "accepted" || list.uri !== reference.uri || !await isSignedBy(jws, key)) return {
		check: notMade$1("foreign_status_list"),
		asOf: null
	};
	if (isTakenBack(list, reference.index)) return {
		check: failed$1("revoked"),
		asOf: list.issuedAt
	};
	return {
		check: list.expiresAt === null || now.getTime() >= list.expiresAt.getTime() ? notMade$1("status_list_too_old") : passed,
		asOf: list.issuedAt
	};
}
async function statusCheck(read, { manifest, statusToken, now }) {
	if (!read || !manifest) return {
		check: notMade$1("no_key_list"),
		asOf: null
	};
	if (!read.claims.status) return {
		check: notMade$1("first_version"),
		asOf: null
	};
	if (statusToken === null) return {
		check: notMade$1("no_status_list"),
		asOf: null
	};
	try {
		return await readStatus(read.claims.status, manifest, statusToken, now);
	} catch (error) {
		if (error instanceof NotProven || error instanceof CannotVerify) return {
			check: notMade$1("foreign_status_list"),
			asOf: null
		};
		throw error;
	}
}
/** How far behind the signed times a clock may be, in milliseconds: nobody's is exact. */
var clockToleranceMillis = 6e5;
/** The latest time that the issuer or a witness signed among what is at hand, in milliseconds: it is not earlier than that now. */
function latestSignedTime(manifest, { witnesses }, { asOf }) {
	const seen = witnesses.map(({ time }) => time * 1e3);
	return Math.max(manifest ? Date.parse(manifest.issued) : 0, asOf?.getTime() ?? 0, ...seen);
}
function inForceCheck(read, now, signedAt) {
	if (!read) return notMade$1("bad_credential");
	if (now.getTime() + clockToleranceMillis < signedAt) return notMade$1("clock_behind");
	if (now.getTime() < read.claims.issuedAt.getTime()) return failed$1("not_yet");
	return now.getTime() < read.claims.expiresAt.getTime() ? passed : failed$1("expired");
}
/** What the checks say together; docs/product.md, “Proof”. */
function verdictOf({ keys, signature, logged, witnessed, notRevoked, inForce }) {
	if (signature.outcome === "failed") return "not_genuine";
	if (signature.outcome === "not_made" || logged.outcome !== "passed" || keys.outcome !== "passed") return "unchecked";
	if (notRevoked.outcome === "failed") return "revoked";
	if (inForce.outcome !== "passed") return inForce.why === "expired" ? "expired" : "unchecked";
	const isWitnessed = witnessed.outcome === "passed" || witnessed.why === "no_witness_named";
	return notRevoked.outcome === "passed" && isWitnessed ? "in_force" : "unchecked";
}
async function readOrNull(credential) {
	try {
		return await readCredential(credential);
	} catch (error) {
		if (error instanceof NotProven) return null;
		throw error;
	}
}
/** Where this machine has no cryptography at all, such as on a page that is not secure. */
function nothingChecked() {
	const none = notMade$1("no_cryptography");
	return {
		verdict: "unchecked",
		checks: {
			keys: none,
			signature: none,
			logged: none,
			witnessed: none,
			notRevoked: none,
			inForce: none
		},
		version: null,
		keyId: null,
		claims: null,
		disclosed: null,
		index: null,
		witnesses: [],
		statusAsOf: null
	};
}
/** Checks a credential with everything that is at hand. */
async function examine(evidence) {
	if (!hasCryptography()) return nothingChecked();
	const { manifest, now } = evidence;
	const read = await readOrNull(evidence.credential);
	const logged = await loggedCheck(evidence);
	const signature = await attempt(() => signatureCheck(read, manifest, logged.index));
	const status = await statusCheck(read, evidence);
	const checks = {
		keys: keysCheck(manifest, now),
		signature,
		logged: logged.check,
		witnessed: witnessedCheck(manifest, logged),
		notRevoked: status.check,
		inForce: inForceCheck(read, now, latestSignedTime(manifest, logged, status))
	};
	const isSigned = signature.outcome === "passed";
	return {
		verdict: verdictOf(checks),
		checks,
		version: read?.version ?? null,
		keyId: read?.jws.kid ?? null,
		claims: isSigned ? read?.claims ?? null : null,
		disclosed: isSigned ? read?.disclosed ?? null : null,
		index: logged.index,
		witnesses: logged.witnesses,
		statusAsOf: status.asOf
	};
}
// proof/check.ts
async function opened(note, origin, roots) {
	return openManifest(note, origin, roots).catch(() => null);
}
/** The newest of the lists that enough roots signed, unless a newer one was seen here. */
async function keysOf({ origin, roots, rootThreshold, seen }, notes, now) {
	try {
		const pinned = {
			threshold: rootThreshold,
			keys: await Promise.all(roots.map(readKey))
		};
		const [newest] = (await Promise.all(notes.map(async (note) => note === null ? null : opened(note, origin, pinned)))).flatMap((list) => list ?? []).toSorted((a, b) => b.version - a.version);
		if (!newest || newest.version < seen.get()) return null;
		if (isRecentAuthentication(newest, now)) seen.set(newest.version);
		return newest;
	} catch {
		return null;
	}
}
/** More than any size of a log. */
var witnessedWeight = 2 ** 52;
/** How much a proof shows: 0 when it does not hold, else more with enough witnesses, and with the size of the log that it speaks of. */
async function weightOf(proof, leaf, { trust, quorum }) {
	try {
		const { checkpoint, witnesses } = await verifyLogProof(readLogProof(proof), leaf, trust);
		return checkpoint.size + (witnesses.length >= quorum ? witnessedWeight : 0);
	} catch {
		return 0;
	}
}
/** The proof that shows most: a witnessed one before one that is not, then the fresher one; the first when none of them holds. */
async function bestProof(credential, { origin }, manifest, proofs) {
	const given = proofs.filter((proof) => proof !== null);
	if (!manifest || given.length < 2) return given[0] ?? null;
	const leaf = utf8(issueLeaf(await credentialHash(credential)));
	const trust = {
		origin: `${origin}/log`,
		log: await noteKeysOf(manifest, "log"),
		witnesses: await noteKeysOf(manifest, "witness")
	};
	const weights = await Promise.all(given.map((proof) => weightOf(proof, leaf, {
		trust,
		quorum: manifest.quorum
	})));
	return given[weights.indexOf(Math.max(...weights))] ?? null;
}
/** The number in the address of a list of revocations, such as 2027 or 202702; null when the address is not one of the issuer's. */
function listOf(uri, issuer) {
	const match = /^\/status\/(\d{4}|\d{6})$/.exec(uri.startsWith(issuer) ? uri.slice(issuer.length) : "");
	return match ? Number(match[1]) : null;
}
/** A bad word of the registry is enough; a good one is not. */
async function overallOf(entry, credential, found) {
	if (credential !== null && hasCryptography()) {
		if (found.verdict === "not_genuine") return "not_genuine";
		if (found.claims !== null && found.claims.number !== entry.certificateNumber || await credentialHash(credential) !== entry.verificationHash) return "not_genuine";
	}
	return entry.status === "revoked" ? "revoked" : credential === null ? "unchecked" : found.verdict;
}
async function check(credential, sources, now, brought) {
	const [published, fetched] = await Promise.all([sources.keyList(), credential === "" || !hasCryptography() ? null : credentialHash(credential).then(sources.logProof)]);
	const manifest = await keysOf(sources, [published, brought.keyList], now);
	const logProof = await bestProof(credential, sources, manifest, [fetched, brought.logProof]);
	const evidence = {
		credential,
		manifest,
		origin: sources.origin,
		logProof,
		now
	};
	const first = await examine({
		...evidence,
		statusToken: null
	});
	const list = manifest && first.claims?.status ? listOf(first.claims.status.uri, manifest.issuer) : null;
	const statusToken = list === null ? null : await sources.statusToken(list);
	return {
		...statusToken === null ? first : await examine({
			...evidence,
			statusToken
		}),
		keys: manifest
	};
}
async function verifyReport(bytes, parts, sources, now) {
	const seal = await checkSeal(bytes, await keysOf(sources, [await sources.keyList(), parts.keyList], now));
	return {
		kind: "report",
		seal,
		statement: seal.outcome === "intact" && parts.report !== null ? readReportStatement(parts.report) : null,
		record: seal.outcome === "none" ? await sources.reportRecord(hex(await sha256(bytes))) : null,
		number: parts.number
	};
}
/** Whether a file bears no seal although the issuer sealed files when its certificate was issued: then it is none of those issued. */
function lacksSeal({ outcome }, { keys, claims }) {
	if (outcome !== "none") return outcome === "copy";
	const sealing = (keys?.keys ?? []).filter(({ use }) => use === "seal").map(({ from }) => Date.parse(from));
	return claims !== null && claims.issuedAt.getTime() >= Math.min(...sealing);
}
async function verifyCertificate({ bytes, credential, parts }, sources, registry, now) {
	const found = await check(credential, sources, now, parts);
	const entry = found.claims ? await registry(found.claims.number) : null;
	const hash = hasCryptography() ? await credentialHash(credential) : "";
	const documentHashes = entry?.documentHashes ?? [];
	const place = await placeOfDocuments({
		hash,
		documentHashes,
		proof: documentHashes.length === 0 ? null : await sources.documentsProof(hash)
	}, found.keys, sources.origin);
	const overall = entry ? await overallOf(entry, credential, found) : found.verdict;
	const seal = await checkSeal(bytes, found.keys, place);
	const isIssued = place === null ? null : documentHashes.includes(hex(await sha256(bytes))) && !lacksSeal(seal, found);
	return {
		kind: "certificate",
		found: {
			...found,
			overall
		},
		hash,
		entry,
		isIssued,
		seal
	};
}
/** Checks a file in this browser; the file goes nowhere, the registry hears the number that its credential names. */
async function verifyFile(bytes, sources, registry, now) {
	try {
		const parts = await readDocument(bytes);
		const { credential, number } = parts;
		if (credential !== null) return await verifyCertificate({
			bytes,
			credential,
			parts
		}, sources, registry, now);
		if (parts.report !== null || parts.isEarlyReport) return await verifyReport(bytes, parts, sources, now);
		return {
			kind: "foreign",
			why: "no_credential",
			number
		};
	} catch (error) {
		if (error instanceof NotProven) return {
			kind: "foreign",
			why: error.code,
			number: null
		};
		throw error;
	}
}
// core/platform/text/formats.ts
var timeZone = "Europe/Warsaw";
/** Formats that are made once for each language and form, since making one takes longer than most uses of it together. */
function remembered(make) {
	const formats = /* @__PURE__ */ new Map();
	return (language, options) => {
		const key = `${language} ${JSON.stringify(options)}`;
		const format = formats.get(key) ?? make(language === "en" ? "en-GB" : language, options);
		formats.set(key, format);
		return format;
	};
}
var dayFormat = remembered((where, options) => new Intl.DateTimeFormat(where, options));
/** A day in Warsaw in figures: 21.11.2026. */
function shortDayText(instant, language) {
	return dayFormat(language, {
		timeZone,
		dateStyle: "short"
	}).format(instant);
}
// content/said.ts
/** What the screens say, for documents, mails and answers of the server that say the same: so it stands once. */
var interfaceWords = {
	pl: {
		"check": {
			"report": {
				"title": {
					"intact": "To raport z\xA0samooceny, a\xA0nie certyfikat",
					"altered": "Raport zmieniono po opieczętowaniu",
					"foreign": "Tego raportu nie opieczętowało Atesto",
					"copy": "To kopia raportu, której nie da się sprawdzić",
					"none": "To raport bez pieczęci, nie da się go sprawdzić",
					"unchecked": "Nie udało się sprawdzić pieczęci raportu",
					"kept": "To raport z\xA0samooceny bez pieczęci, a\xA0nie certyfikat",
					"uncompared": "Raportu bez pieczęci nie udało się porównać"
				},
				"text": {
					"intact": "Plik jest taki, jaki sporządziło Atesto {{date}}.",
					"altered": "Pieczęć Atesto nie zgadza się z\xA0zawartością: coś w\xA0pliku zmieniono, dopisano albo uszkodzono.",
					"foreign": "Pieczęć w\xA0pliku jest cudza albo nie była wtedy ważna.",
					"copy": "Plik wygląda na raport Atesto, ale zapisał go ponownie inny program. Nie wiadomo, czy coś się w\xA0nim zmieniło.",
					"none": "Plik wygląda na raport Atesto, ale nie ma pieczęci, a\xA0jego skrótu nie ma w\xA0naszych zapisach, więc mógł go zmienić albo napisać każdy.",
					"unchecked": "Nie ma aktualnej listy kluczy wystawcy albo ta przeglądarka nie zna takiego podpisu.",
					"kept": "Skrót pliku jest taki sam jak raportu, który Atesto sporządziło {{date}}. Wiadomo to tylko z\xA0naszych zapisów: pieczęci, którą można sprawdzić bez nas, ten plik nie ma.",
					"uncompared": "Plik wygląda na raport Atesto, ale nie ma pieczęci, a\xA0zapytać o\xA0jego skrót w\xA0naszych zapisach się nie udało."
				},
				"next": {
					"intact": "Raport to odpowiedzi organizacji i\xA0wynik. Nie jest certyfikatem i\xA0nie ma numeru w\xA0rejestrze: o\xA0certyfikat poproś organizację.",
					"altered": "Nie polegaj na tym pliku i\xA0poproś organizację o\xA0oryginał.",
					"foreign": "Nie polegaj na tym pliku i\xA0poproś organizację o\xA0oryginał.",
					"copy": "Poproś organizację o\xA0plik w\xA0takiej postaci, w\xA0jakiej go pobrała.",
					"none": "Poproś organizację o\xA0plik w\xA0takiej postaci, w\xA0jakiej go pobrała.",
					"unchecked": "Sprawdź połączenie z\xA0internetem i\xA0spróbuj ponownie.",
					"kept": "Raport to odpowiedzi organizacji i\xA0wynik, a\xA0nie certyfikat. Zapytaj organizację, czy ma certyfikat z\xA0numerem w\xA0rejestrze.",
					"uncompared": "Jeszcze na nim nie polegaj. Sprawdź połączenie z\xA0internetem i\xA0spróbuj ponownie."
				},
				"facts": "Co mówi raport",
				"completed": "Sporządzono",
				"noScore": "nie obliczono",
				"number": "Numer raportu"
			},
			"verdict": {
				"in_force": "Certyfikat prawdziwy i\xA0obowiązuje",
				"number_in_force": "Pod tym numerem: obowiązujący certyfikat",
				"expired": "Certyfikat prawdziwy, ale wygasł",
				"revoked": "Certyfikat unieważniono",
				"revoked_own": "Certyfikat wycofała sama organizacja",
				"revoked_finding": "Certyfikat unieważnił operator Atesto",
				"replaced": "Certyfikat zastąpiono poprawionym",
				"unchecked": "Nie udało się sprawdzić wszystkiego",
				"not_genuine": "To nie jest prawdziwy certyfikat",
				"unknown": "Takiego certyfikatu nie wystawiono",
				"copy": "Ten plik nie jest oryginałem",
				"foreign": "Nie rozpoznajemy tego pliku",
				"altered": "Plik zmieniono po opieczętowaniu",
				"foreign_seal": "Plik opieczętował ktoś inny niż Atesto",
				"code_false": "Kod pochodzi z\xA0innego dokumentu",
				"code_only": "Nie sprawdzono w\xA0rejestrze",
				"clock": "Zegar tego urządzenia jest cofnięty",
				"copy_agrees": "Kopia: to, co odczytano, zgadza się",
				"copy_differs": "Dokument różni się od tego, co podpisano",
				"copy_unread": "Tego pliku nie da się odczytać"
			},
			"explanation": {
				"in_force": "Wystawiono go dla: {{name}}, NIP {{nip}}. Obowiązuje do {{date}}.",
				"number_in_force": "Twojego dokumentu stąd nie widać.",
				"expired": "Wystawiono go dla: {{name}}, NIP {{nip}}. Obowiązywał do {{date}}.",
				"revoked": "Jest na podpisanej liście unieważnionych; rejestr nie podaje jeszcze powodu.",
				"revoked_own": "Unieważniono go na jej własny wniosek {{date}}.",
				"revoked_finding": "Nie obowiązuje od {{date}}. Powód: {{reason}}.",
				"replaced": "Ten numer nie obowiązuje od {{date}}; poprawiony certyfikat ma inny numer.",
				"unchecked": "Nie sprawdzono: {{missing}}.",
				"not_genuine": "Wystawca nie podpisał tego, co tu zapisano.",
				"unknown": "W\xA0rejestrze nie ma numeru {{number}}.",
				"copy": "Poświadczenie w\xA0pliku wystawiono dla: {{name}}, NIP {{nip}}; obowiązuje do {{date}}. Plik zapisano ponownie albo zmieniono, więc to, co widać na stronie, może się od niego różnić.",
				"altered": "Pieczęć Atesto nie zgadza się z\xA0zawartością: coś w\xA0pliku zmieniono, dopisano albo uszkodzono. To, co widać na stronie, może być inne niż dane podpisane przez wystawcę.",
				"foreign_seal": "Pieczęć w\xA0pliku jest cudza albo nie była wtedy ważna. Poświadczenie mógł do niego przenieść każdy, kto ma oryginał.",
				"code_false": "Zeskanowany kod nie należy do numeru {{number}}: skopiowano go z\xA0innego dokumentu albo zmieniono.",
				"code_only": "Nie ma połączenia z\xA0rejestrem. Wiadomo tylko to, co mówi sam kod.",
				"clock": "Podpisy, które właśnie pobrano, powstały później, niż wskazuje ten zegar. Dlatego nie wiadomo, czy certyfikat jeszcze obowiązuje.",
				"copy_agrees": "To nie jest oryginalny plik. Odczytaliśmy tekst, który w\xA0nim jest, i\xA0porównaliśmy go z\xA0danymi podpisanymi przez wystawcę.",
				"copy_differs": "Inne niż podpisane: {{fields}}. Szczegóły są w\xA0porównaniu poniżej.",
				"copy_unread": "Nie ma w\xA0nim tekstu, który da się porównać: to skan, zdjęcie albo plik chroniony. Poniżej są dane, które podpisano pod numerem {{number}}."
			},
			"next": {
				"in_force": "Porównaj nazwę, NIP, daty i\xA0wynik ze swoim dokumentem. Jeśli coś się różni, nie ufaj dokumentowi.",
				"original": "To, co widać w\xA0pliku, jest tym, co wystawiono.",
				"expired": "Poproś organizację o\xA0aktualny certyfikat.",
				"revoked": "Nie polegaj na nim. Zapytaj organizację o\xA0powód.",
				"revoked_own": "Nie polegaj na nim. Jeśli potrzebujesz certyfikatu, zapytaj organizację, czy ma nowy.",
				"revoked_finding": "Nie polegaj na nim. Zapytaj organizację o\xA0wyjaśnienie.",
				"replaced": "Poproś organizację o\xA0poprawiony dokument i\xA0sprawdź jego numer.",
				"unchecked": "Nie uznawaj go jeszcze za ważny. Powód podano przy każdym sprawdzeniu; często pomaga ponowna próba za kilka minut albo inna przeglądarka.",
				"offline": "Nie uznawaj go jeszcze za ważny. Sprawdź połączenie z\xA0internetem i\xA0spróbuj ponownie.",
				"not_genuine": "Nie polegaj na nim. Zapytaj o\xA0niego organizację, której nazwa jest na dokumencie. Dane kontaktowe weź z\xA0innego źródła niż ten dokument.",
				"unknown": "Sprawdź, czy numer przepisano dokładnie. Jeżeli pochodzi z\xA0dokumentu, dokument może być fałszywy.",
				"copy": "Porównaj poniższe dane z\xA0tym, co widzisz w\xA0pliku: jeśli coś się różni, plik jest fałszywy. Jeśli wszystko się zgadza, i\xA0tak poproś o\xA0oryginał.",
				"altered": "Nie polegaj na tym pliku i\xA0poproś organizację o\xA0oryginał. Poniżej są dane, które naprawdę podpisano. Dane kontaktowe weź z\xA0innego źródła niż ten dokument.",
				"foreign_seal": "Nie polegaj na tym pliku. Porównaj poniższe dane z\xA0dokumentem i\xA0poproś organizację o\xA0oryginał. Dane kontaktowe weź z\xA0innego źródła niż ten dokument.",
				"code_false": "Nie polegaj na dokumencie, na którym jest ten kod. Zapytaj o\xA0niego organizację, która jest na nim wymieniona. Dane kontaktowe weź z\xA0innego źródła niż ten dokument.",
				"code_only": "Porównaj NIP i\xA0datę z\xA0dokumentem, a\xA0potem spróbuj ponownie z\xA0dostępem do internetu.",
				"clock": "Ustaw datę i\xA0godzinę urządzenia, a\xA0potem sprawdź jeszcze raz.",
				"copy_agrees": "Obraz strony może mówić co innego niż tekst w\xA0pliku: porównaj go jeszcze okiem. Pewność daje tylko oryginalny PDF.",
				"copy_differs": "Nie polegaj na tym dokumencie. Zapytaj o\xA0niego organizację; dane kontaktowe weź z\xA0innego źródła.",
				"copy_unread": "Porównaj je z\xA0obrazem własnymi oczami. Pewność daje tylko oryginalny PDF."
			},
			"outcome": {
				"passed": "Tak",
				"failed": "Nie",
				"not_made": "Nie sprawdzono"
			},
			"check": {
				"keys": "Lista kluczy wystawcy jest podpisana przez klucze główne i\xA0aktualna.",
				"signature": "Poświadczenie podpisał wystawca ważnym kluczem.",
				"logged": "Wystawienie jest w\xA0publicznym dzienniku.",
				"witnessed": "Dziennik potwierdził świadek z\xA0zewnątrz.",
				"notRevoked": "Wystawca podtrzymuje ten certyfikat.",
				"inForce": "Certyfikat jest dziś w\xA0okresie ważności.",
				"seal": "Plik ma naszą pieczęć i\xA0od jej złożenia nic się w\xA0nim nie zmieniło.",
				"file": "Plik jest jednym z\xA0tych, które wystawiono."
			},
			"why": {
				"no_key_list": "Nie udało się pobrać listy kluczy albo nie podpisały jej klucze główne.",
				"key_list_too_old": "Lista kluczy jest zbyt stara.",
				"bad_credential": "Poświadczenie nie ma postaci, w\xA0jakiej je wystawiamy.",
				"bad_signature": "Podpis się nie zgadza: treść zmieniono albo podpisał ktoś inny.",
				"unknown_key": "Tego klucza nie ma na liście wystawcy.",
				"outside_window": "Klucz nie był wtedy ważny.",
				"compromised": "Klucz skradziono, a\xA0wpisu nie było wcześniej w\xA0dzienniku.",
				"foreign_issuer": "Wskazano innego wystawcę.",
				"no_log_proof": "Nie ma dowodu wpisu w\xA0dzienniku.",
				"bad_proof": "Dowód wpisu nie pasuje do tego certyfikatu.",
				"foreign_log": "Dowód pochodzi z\xA0innego dziennika.",
				"not_logged": "Bez dowodu wpisu nie ma czego potwierdzać.",
				"not_yet_witnessed": "Świadek jeszcze nie potwierdził; zwykle trwa to do minuty.",
				"no_witness_named": "Wystawca nie wskazał żadnego świadka.",
				"no_status_list": "Nie udało się pobrać listy unieważnionych.",
				"status_list_too_old": "Lista unieważnionych jest zbyt stara.",
				"foreign_status_list": "Lista unieważnionych nie pochodzi od wystawcy.",
				"first_version": "Certyfikaty pierwszej wersji nie mają miejsca na liście unieważnionych.",
				"revoked": "Jest na liście unieważnionych.",
				"expired": "Okres obowiązywania minął.",
				"not_yet": "Według zegara tego urządzenia certyfikat jeszcze nie obowiązuje; sprawdź datę urządzenia.",
				"no_ed25519": "Ta przeglądarka nie zna podpisów Ed25519.",
				"no_cryptography": "Ta strona nie jest bezpieczna albo przeglądarka nie zna kryptografii.",
				"other": "Powód: {{code}}.",
				"revoked_early": "Unieważniono go przed końcem okresu.",
				"revoked_in_registry": "Rejestr podaje, że go unieważniono.",
				"not_signed": "Bez ważnego podpisu nie ma czego sprawdzać.",
				"other_certificate": "Podpis jest prawdziwy, ale dotyczy innego certyfikatu.",
				"changed": "Zawartość jest inna niż opieczętowana.",
				"bad_seal": "Pieczęć jest uszkodzona.",
				"appended": "Po opieczętowaniu coś dopisano.",
				"several_seals": "W\xA0pliku jest więcej niż jedna pieczęć.",
				"ambiguous": "Plik ma budowę, jakiej nasze dokumenty nie mają.",
				"foreign_seal": "Certyfikatu tej pieczęci nie ma na liście wystawcy.",
				"saved_anew": "Plik zapisano ponownie w\xA0innym programie, więc pieczęci nie da się sprawdzić.",
				"no_seal": "W\xA0pliku nie ma pieczęci.",
				"no_such_key": "Ta przeglądarka nie zna takiego podpisu.",
				"not_issued": "Jego skrótu nie ma wśród wystawionych plików.",
				"not_compared": "Publiczny dziennik nie dowodzi skrótów wystawionych plików.",
				"sealed_before": "Opieczętowano go, zanim skróty plików trafiły do dziennika; wystarcza pieczęć.",
				"clock_behind": "Zegar tego urządzenia jest cofnięty: podpisy, które właśnie pobrano, powstały później. Ustaw datę i\xA0sprawdź jeszcze raz."
			},
			"missing": {
				"keys": "lista kluczy wystawcy",
				"signature": "podpis",
				"logged": "wpis w\xA0publicznym dzienniku",
				"witnessed": "potwierdzenie świadka",
				"notRevoked": "unieważnienia",
				"inForce": "termin ważności",
				"document": "certyfikat, bo rejestr nie udostępnia go bez zgody organizacji",
				"file": "czy plik jest tym, który wystawiono",
				"registry": "wpis w\xA0rejestrze"
			},
			"reasons": {
				"false_information": "nieprawdziwe informacje",
				"terms_breach": "naruszenie regulaminu",
				"authority_demand": "żądanie organu nadzoru",
				"organisation_request": "wniosek organizacji"
			},
			"name": "Nazwa",
			"certified": "Co potwierdzono",
			"dates": "Daty",
			"datesText": "wystawiono {{issued}}, ważny do {{expires}}",
			"threshold": "Osiągnięty próg",
			"score": "Wynik",
			"unmet": "Obowiązki ustawowe, które w\xA0dniu wystawienia zadeklarowano jako niespełnione",
			"unmetUnknown": "Nie wiadomo, ile obowiązków ustawowych jest niespełnionych: do oceny nie dołączono sprawdzenia zakresu.",
			"declared": "Kto złożył oświadczenie",
			"isIt": "Czy to naprawdę {{name}}",
			"catalogue": "Wersja katalogu pytań",
			"entry": "Wpis w\xA0dzienniku",
			"witnesses": "Świadkowie",
			"hash": "Skrót poświadczenia (SHA-256)",
			"file": { "why": {
				"no_credential": "W\xA0pliku nie ma poświadczenia Atesto.",
				"not_a_pdf": "To nie jest plik PDF.",
				"too_large": "Plik jest większy niż jakikolwiek certyfikat Atesto.",
				"protected": "Plik jest chroniony hasłem, a\xA0certyfikaty Atesto nie są.",
				"several_credentials": "Plik zawiera kilka różnych poświadczeń, a\xA0certyfikat Atesto ma jedno.",
				"too_many_attachments": "Plik ma więcej załączników niż jakikolwiek certyfikat Atesto.",
				"picture": "Na obrazie nie znaleziono kodu QR Atesto.",
				"unread": "Nie ma w\xA0nim tekstu ani kodu QR, który dałoby się odczytać."
			} }
		},
		"confirmation": { "methods": {
			"register_email": "Kod na e-mail z\xA0rejestru",
			"website": "Strona internetowa z\xA0rejestru",
			"transfer": "Przelew z\xA0rachunku firmy",
			"letter": "List z\xA0kodem do siedziby",
			"signature": "Podpisane oświadczenie",
			"operator": "Decyzja operatora na podstawie dokumentów"
		} },
		"registry": { "number": "Numer certyfikatu" },
		"regimes": {
			"nis2": { "certificate": "Certyfikat samooceny NIS2" },
			"ai_act": { "certificate": "Certyfikat samooceny AI Act" }
		}
	},
	en: {
		"check": {
			"report": {
				"title": {
					"intact": "This is a self-assessment report, not a certificate",
					"altered": "The report was changed after it was sealed",
					"foreign": "Atesto did not seal this report",
					"copy": "This is a copy of a report that cannot be checked",
					"none": "This is a report without a seal; it cannot be checked",
					"unchecked": "The seal of the report could not be checked",
					"kept": "This is a self-assessment report without a seal, not a certificate",
					"uncompared": "The report without a seal could not be compared"
				},
				"text": {
					"intact": "The file is as Atesto created it on {{date}}.",
					"altered": "The seal of Atesto does not fit the contents: something in the file was changed, added or damaged.",
					"foreign": "The seal in the file is not ours, or was not in use then.",
					"copy": "The file looks like an Atesto report, but another program re-saved it. There is no telling whether anything in it changed.",
					"none": "The file looks like an Atesto report, but it has no seal, and its hash is not in our records: anybody could have changed or written it.",
					"unchecked": "There is no current list of the issuer’s keys, or this browser does not support this kind of signature.",
					"kept": "The hash of the file is that of a report that Atesto created on {{date}}. Only our records say so: the file has no seal that can be checked without us.",
					"uncompared": "The file looks like an Atesto report, but it has no seal, and its hash could not be compared with our records."
				},
				"next": {
					"intact": "A report holds the organisation’s answers and its score. It is not a certificate and has no number in the registry: ask the organisation for a certificate.",
					"altered": "Do not rely on this file and ask the organisation for the original.",
					"foreign": "Do not rely on this file and ask the organisation for the original.",
					"copy": "Ask the organisation for the file just as it downloaded it.",
					"none": "Ask the organisation for the file just as it downloaded it.",
					"unchecked": "Check your connection to the internet and try again.",
					"kept": "A report holds the organisation’s answers and its score; it is not a certificate. Ask the organisation whether it has a certificate with a number in the registry.",
					"uncompared": "Do not rely on it yet. Check your connection to the internet and try again."
				},
				"facts": "What the report says",
				"completed": "Created on",
				"noScore": "not computed",
				"number": "Report number"
			},
			"verdict": {
				"in_force": "Genuine certificate, in force",
				"number_in_force": "Under this number: a certificate in force",
				"expired": "Genuine certificate, but expired",
				"revoked": "The certificate was revoked",
				"revoked_own": "The organisation itself withdrew the certificate",
				"revoked_finding": "The operator of Atesto revoked the certificate",
				"replaced": "A corrected certificate took the place of this one",
				"unchecked": "Not everything could be checked",
				"not_genuine": "This is not a genuine certificate",
				"unknown": "No such certificate was issued",
				"copy": "This file is not the original",
				"foreign": "We do not recognise this file",
				"altered": "The file was changed after it was sealed",
				"foreign_seal": "Somebody other than Atesto sealed this file",
				"code_false": "The code comes from another document",
				"code_only": "Not checked in the registry",
				"clock": "The clock of this device is behind",
				"copy_agrees": "A copy: what could be read agrees",
				"copy_differs": "The document differs from what was signed",
				"copy_unread": "This file cannot be read"
			},
			"explanation": {
				"in_force": "It was issued to {{name}}, NIP {{nip}}, and is in force until {{date}}.",
				"number_in_force": "Your document cannot be seen from here.",
				"expired": "It was issued to {{name}}, NIP {{nip}}, and was in force until {{date}}.",
				"revoked": "It is on the signed list of revocations; the registry does not give the reason yet.",
				"revoked_own": "It was revoked at its own request on {{date}}.",
				"revoked_finding": "It ceased to be in force on {{date}}. Reason: {{reason}}.",
				"replaced": "This number ceased to be in force on {{date}}; the corrected certificate has another number.",
				"unchecked": "Not checked: {{missing}}.",
				"not_genuine": "The issuer did not sign what it says.",
				"unknown": "The registry does not hold the number {{number}}.",
				"copy": "The credential in the file was issued to {{name}}, NIP {{nip}}, and is in force until {{date}}. The file was saved again or changed, so what you see on its page may differ from the credential.",
				"altered": "The seal of Atesto does not fit the contents: something in the file was changed, added or damaged. What the page shows may differ from what the issuer signed.",
				"foreign_seal": "The seal in the file is not ours, or was not in use then. Anybody who has the original could have copied the credential into it.",
				"code_false": "The scanned code does not belong to the number {{number}}: it was copied from another document, or changed.",
				"code_only": "There is no connection to the registry. Only what the code itself says is known.",
				"clock": "The signatures just fetched were made later than this clock says. So it is not known whether the certificate is still in force.",
				"copy_agrees": "This is not the original file. We read the text in it and compared it with the data that the issuer signed.",
				"copy_differs": "Not as signed: {{fields}}. The comparison below has the details.",
				"copy_unread": "It holds no text that can be compared: it is a scan, a photograph or a protected file. Below are the data signed under the number {{number}}."
			},
			"next": {
				"in_force": "Compare the name, NIP, dates and score with your document. If anything differs, do not trust the document.",
				"original": "What the file shows is what was issued.",
				"expired": "Ask the organisation for a current certificate.",
				"revoked": "Do not rely on it. Ask the organisation for the reason.",
				"revoked_own": "Do not rely on it. If you need a certificate, ask the organisation whether it has a new one.",
				"revoked_finding": "Do not rely on it. Ask the organisation for an explanation.",
				"replaced": "Ask the organisation for the corrected document and check its number.",
				"unchecked": "Do not take it for valid yet. Each check below says why; trying again in a few minutes or in another browser often helps.",
				"offline": "Do not take it for valid yet. Check your internet connection and try again.",
				"not_genuine": "Do not rely on it. Ask the organisation named on the document about it. Take the contact details from a source other than this document.",
				"unknown": "Check that the number was copied exactly. If it comes from a document, the document may be forged.",
				"copy": "Compare the data below with what you see in the file: if anything differs, the file is not genuine. If everything agrees, still ask for the original.",
				"altered": "Do not rely on this file and ask the organisation for the original. Below is what was really signed. Take the contact details from a source other than this document.",
				"foreign_seal": "Do not rely on this file. Compare the data below with the document and ask the organisation for the original. Take the contact details from a source other than this document.",
				"code_false": "Do not rely on the document that bears this code. Ask the organisation named on it. Take the contact details from a source other than this document.",
				"code_only": "Compare NIP and date with the document, then try again with access to the internet.",
				"clock": "Set the date and time of the device, then check again.",
				"copy_agrees": "The picture of the page may say something else than the text in the file: compare it with your own eyes. Only the original PDF is certain.",
				"copy_differs": "Do not rely on this document. Ask the organisation about it; take its contact details from elsewhere.",
				"copy_unread": "Compare them with the picture with your own eyes. Only the original PDF is certain."
			},
			"outcome": {
				"passed": "Yes",
				"failed": "No",
				"not_made": "Not checked"
			},
			"check": {
				"keys": "The issuer’s list of keys is signed by the root keys and up to date.",
				"signature": "The issuer signed the credential with a valid key.",
				"logged": "The issue of the certificate is in the public log.",
				"witnessed": "An outside witness confirmed the log.",
				"notRevoked": "The issuer stands by this certificate.",
				"inForce": "The certificate is within its period of validity today.",
				"seal": "The file bears our seal and nothing in it has changed since.",
				"file": "The file is one of those that were issued."
			},
			"why": {
				"no_key_list": "The list of keys could not be obtained, or the root keys did not sign it.",
				"key_list_too_old": "The list of keys is too old.",
				"bad_credential": "The credential is not in the form in which we issue it.",
				"bad_signature": "The signature does not match: the contents were changed, or somebody else signed.",
				"unknown_key": "This key is not on the issuer’s list.",
				"outside_window": "The key was not valid then.",
				"compromised": "The key was stolen, and the entry was not in the log before that.",
				"foreign_issuer": "Another issuer is named.",
				"no_log_proof": "There is no proof of an entry in the log.",
				"bad_proof": "The proof does not belong to this certificate.",
				"foreign_log": "The proof is from another log.",
				"not_logged": "Without a proof of the entry there is nothing to confirm.",
				"not_yet_witnessed": "The witness has not confirmed yet; it usually takes up to a minute.",
				"no_witness_named": "The issuer names no witness.",
				"no_status_list": "The list of revocations could not be obtained.",
				"status_list_too_old": "The list of revocations is too old.",
				"foreign_status_list": "The list of revocations is not the issuer’s.",
				"first_version": "Certificates of the first version have no place on the list of revocations.",
				"revoked": "It is on the list of revocations.",
				"expired": "The period of validity is over.",
				"not_yet": "By this device’s clock it is not yet in force; check the date of the device.",
				"no_ed25519": "This browser does not support Ed25519 signatures.",
				"no_cryptography": "This page is not secure, or the browser does not support cryptography.",
				"other": "Reason: {{code}}.",
				"revoked_early": "It was revoked before its period of validity was over.",
				"revoked_in_registry": "The registry says that it was revoked.",
				"not_signed": "Without a valid signature there is nothing to check.",
				"other_certificate": "The signature is genuine, but of another certificate.",
				"changed": "The contents differ from what was sealed.",
				"bad_seal": "The seal is damaged.",
				"appended": "Something was added after it was sealed.",
				"several_seals": "The file has more than one seal.",
				"ambiguous": "The file is not built like any of our documents.",
				"foreign_seal": "The certificate of this seal is not on the issuer’s list.",
				"saved_anew": "Another program re-saved the file, so the seal cannot be checked.",
				"no_seal": "The file has no seal.",
				"no_such_key": "This browser does not support this kind of signature.",
				"not_issued": "Its hash is not among the issued files.",
				"not_compared": "The public log does not prove the hashes of the issued files.",
				"sealed_before": "It was sealed before the hashes of the files reached the log; the seal is enough.",
				"clock_behind": "The clock of this device is behind: the signatures just fetched were made later. Set the date and check again."
			},
			"missing": {
				"keys": "the issuer’s list of keys",
				"signature": "the signature",
				"logged": "the entry in the public log",
				"witnessed": "the witness’s confirmation",
				"notRevoked": "revocations",
				"inForce": "the period of validity",
				"document": "the certificate, because the registry shows it only with the organisation’s consent",
				"file": "whether the file is the one that was issued",
				"registry": "the entry in the registry"
			},
			"reasons": {
				"false_information": "false information",
				"terms_breach": "breach of the terms",
				"authority_demand": "demand by a supervisory authority",
				"organisation_request": "request by the organisation"
			},
			"name": "Name",
			"certified": "What was confirmed",
			"dates": "Dates",
			"datesText": "issued {{issued}}, valid until {{expires}}",
			"threshold": "Threshold reached",
			"score": "Score",
			"unmet": "Statutory duties declared unmet on the day of issue",
			"unmetUnknown": "How many statutory duties are unmet is not known: no scope check was attached to the assessment.",
			"declared": "Who made the declaration",
			"isIt": "Is it really {{name}}",
			"catalogue": "Question catalogue version",
			"entry": "Entry in the log",
			"witnesses": "Witnesses",
			"hash": "Hash of the credential (SHA-256)",
			"file": { "why": {
				"no_credential": "There is no Atesto credential in the file.",
				"not_a_pdf": "This is not a PDF file.",
				"too_large": "The file is larger than any Atesto certificate.",
				"protected": "The file is protected by a password; certificates of Atesto are not.",
				"several_credentials": "The file holds several different credentials; an Atesto certificate has only one.",
				"too_many_attachments": "The file has more attachments than any Atesto certificate.",
				"picture": "No QR code of Atesto was found in the picture.",
				"unread": "It holds neither text nor a QR code that could be read."
			} }
		},
		"confirmation": { "methods": {
			"register_email": "Code to the e-mail address in the register",
			"website": "Website held in the register",
			"transfer": "Transfer from the company’s account",
			"letter": "Letter with a code to the registered office",
			"signature": "Signed declaration",
			"operator": "Operator’s decision based on documents"
		} },
		"registry": { "number": "Certificate number" },
		"regimes": {
			"nis2": { "certificate": "NIS2 self-assessment certificate" },
			"ai_act": { "certificate": "AI Act self-assessment certificate" }
		}
	},
	de: {
		"check": {
			"report": {
				"title": {
					"intact": "Das ist ein Selbstbewertungsbericht, kein Zertifikat",
					"altered": "Der Bericht wurde nach dem Siegeln verändert",
					"foreign": "Diesen Bericht hat nicht Atesto gesiegelt",
					"copy": "Das ist die Kopie eines Berichts; sie lässt sich nicht prüfen",
					"none": "Das ist ein Bericht ohne Siegel; er lässt sich nicht prüfen",
					"unchecked": "Das Siegel des Berichts konnte nicht geprüft werden",
					"kept": "Das ist ein Selbstbewertungsbericht ohne Siegel, kein Zertifikat",
					"uncompared": "Der Bericht ohne Siegel konnte nicht verglichen werden"
				},
				"text": {
					"intact": "Die Datei ist so, wie Atesto sie am {{date}} erstellt hat.",
					"altered": "Das Siegel von Atesto passt nicht zum Inhalt: In der Datei wurde etwas geändert, hinzugefügt oder beschädigt.",
					"foreign": "Das Siegel in der Datei ist fremd oder galt damals nicht.",
					"copy": "Die Datei sieht wie ein Bericht von Atesto aus, aber ein anderes Programm hat sie neu gespeichert. Ob sich etwas geändert hat, ist nicht bekannt.",
					"none": "Die Datei sieht wie ein Bericht von Atesto aus, trägt aber kein Siegel, und ihr Hashwert fehlt in unseren Aufzeichnungen: Jeder kann sie verändert oder geschrieben haben.",
					"unchecked": "Es gibt keine aktuelle Schlüsselliste des Ausstellers, oder dieser Browser unterstützt solche Signaturen nicht.",
					"kept": "Der Hashwert der Datei ist der eines Berichts, den Atesto am {{date}} erstellt hat. Das sagen nur unsere Aufzeichnungen: Ein Siegel, das sich ohne uns prüfen lässt, trägt die Datei nicht.",
					"uncompared": "Die Datei sieht wie ein Bericht von Atesto aus, trägt aber kein Siegel, und unsere Aufzeichnungen ließen sich nicht nach ihrem Hashwert fragen."
				},
				"next": {
					"intact": "Ein Bericht enthält die Antworten der Organisation und ihr Ergebnis. Er ist kein Zertifikat und hat keine Nummer im Register: Bitten Sie die Organisation um ein Zertifikat.",
					"altered": "Verlassen Sie sich nicht auf diese Datei und bitten Sie die Organisation um das Original.",
					"foreign": "Verlassen Sie sich nicht auf diese Datei und bitten Sie die Organisation um das Original.",
					"copy": "Bitten Sie die Organisation um die Datei, wie sie sie heruntergeladen hat.",
					"none": "Bitten Sie die Organisation um die Datei, wie sie sie heruntergeladen hat.",
					"unchecked": "Prüfen Sie die Internetverbindung und versuchen Sie es erneut.",
					"kept": "Ein Bericht enthält die Antworten der Organisation und ihr Ergebnis; er ist kein Zertifikat. Fragen Sie die Organisation, ob sie ein Zertifikat mit einer Nummer im Register hat.",
					"uncompared": "Verlassen Sie sich noch nicht darauf. Prüfen Sie die Internetverbindung und versuchen Sie es erneut."
				},
				"facts": "Was der Bericht sagt",
				"completed": "Erstellt am",
				"noScore": "nicht berechnet",
				"number": "Berichtsnummer"
			},
			"verdict": {
				"in_force": "Echtes Zertifikat, gültig",
				"number_in_force": "Unter dieser Nummer: gültiges Zertifikat",
				"expired": "Echtes Zertifikat, aber abgelaufen",
				"revoked": "Das Zertifikat wurde widerrufen",
				"revoked_own": "Die Organisation hat das Zertifikat selbst zurückgezogen",
				"revoked_finding": "Der Betreiber von Atesto hat das Zertifikat widerrufen",
				"replaced": "Ein berichtigtes Zertifikat hat dieses ersetzt",
				"unchecked": "Nicht alles konnte geprüft werden",
				"not_genuine": "Das ist kein echtes Zertifikat",
				"unknown": "Ein solches Zertifikat wurde nicht ausgestellt",
				"copy": "Diese Datei ist nicht das Original",
				"foreign": "Wir erkennen diese Datei nicht",
				"altered": "Die Datei wurde nach dem Siegeln verändert",
				"foreign_seal": "Jemand anderes als Atesto hat diese Datei gesiegelt",
				"code_false": "Der Code stammt von einem anderen Dokument",
				"code_only": "Nicht im Register geprüft",
				"clock": "Die Uhr dieses Geräts geht nach",
				"copy_agrees": "Eine Kopie: Was lesbar war, stimmt überein",
				"copy_differs": "Das Dokument weicht von dem ab, was signiert wurde",
				"copy_unread": "Diese Datei lässt sich nicht lesen"
			},
			"explanation": {
				"in_force": "Ausgestellt für {{name}}, NIP {{nip}}. Gültig bis {{date}}.",
				"number_in_force": "Ihr Dokument ist von hier aus nicht zu sehen.",
				"expired": "Ausgestellt für {{name}}, NIP {{nip}}. Es war gültig bis {{date}}.",
				"revoked": "Es steht auf der signierten Widerrufsliste; das Register nennt den Grund noch nicht.",
				"revoked_own": "Es wurde auf ihren eigenen Antrag am {{date}} widerrufen.",
				"revoked_finding": "Es gilt seit dem {{date}} nicht mehr. Grund: {{reason}}.",
				"replaced": "Diese Nummer gilt seit dem {{date}} nicht mehr; das berichtigte Zertifikat hat eine andere Nummer.",
				"unchecked": "Nicht geprüft: {{missing}}.",
				"not_genuine": "Der Aussteller hat nicht signiert, was hier steht.",
				"unknown": "Im Register gibt es die Nummer {{number}} nicht.",
				"copy": "Der Nachweis in der Datei wurde ausgestellt für {{name}}, NIP {{nip}}; gültig bis {{date}}. Die Datei wurde neu gespeichert oder verändert, daher kann die sichtbare Seite von ihm abweichen.",
				"altered": "Das Siegel von Atesto passt nicht zum Inhalt: In der Datei wurde etwas geändert, hinzugefügt oder beschädigt. Was die Seite zeigt, kann von dem abweichen, was der Aussteller signiert hat.",
				"foreign_seal": "Das Siegel in der Datei ist fremd oder galt damals nicht. Den Nachweis kann jeder hineinkopiert haben, der das Original besitzt.",
				"code_false": "Der gescannte Code gehört nicht zur Nummer {{number}}: Er wurde von einem anderen Dokument kopiert oder verändert.",
				"code_only": "Es gibt keine Verbindung zum Register. Bekannt ist nur, was der Code selbst sagt.",
				"clock": "Die eben abgerufenen Signaturen sind später entstanden, als diese Uhr anzeigt. Deshalb ist nicht bekannt, ob das Zertifikat noch gilt.",
				"copy_agrees": "Das ist nicht die Originaldatei. Wir haben den Text darin gelesen und mit den Daten verglichen, die der Aussteller signiert hat.",
				"copy_differs": "Anders als signiert: {{fields}}. Einzelheiten zeigt der Vergleich unten.",
				"copy_unread": "Sie enthält keinen Text, der sich vergleichen lässt: Sie ist ein Scan, ein Foto oder geschützt. Unten stehen die Daten, die unter der Nummer {{number}} signiert wurden."
			},
			"next": {
				"in_force": "Vergleichen Sie Name, NIP, Daten und Ergebnis mit Ihrem Dokument. Weicht etwas ab, trauen Sie dem Dokument nicht.",
				"original": "Was die Datei zeigt, ist das, was ausgestellt wurde.",
				"expired": "Bitten Sie die Organisation um ein aktuelles Zertifikat.",
				"revoked": "Verlassen Sie sich nicht darauf. Fragen Sie die Organisation nach dem Grund.",
				"revoked_own": "Verlassen Sie sich nicht darauf. Brauchen Sie ein Zertifikat, fragen Sie die Organisation nach einem neuen.",
				"revoked_finding": "Verlassen Sie sich nicht darauf. Bitten Sie die Organisation um eine Erklärung.",
				"replaced": "Bitten Sie die Organisation um das berichtigte Dokument und prüfen Sie dessen Nummer.",
				"unchecked": "Halten Sie es noch nicht für gültig. Der Grund steht bei jeder Prüfung; oft hilft ein neuer Versuch in einigen Minuten oder ein anderer Browser.",
				"offline": "Halten Sie es noch nicht für gültig. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.",
				"not_genuine": "Verlassen Sie sich nicht darauf. Fragen Sie die Organisation, deren Name auf dem Dokument steht. Entnehmen Sie die Kontaktdaten einer anderen Quelle als diesem Dokument.",
				"unknown": "Prüfen Sie, ob die Nummer genau übernommen wurde. Stammt sie aus einem Dokument, kann dieses gefälscht sein.",
				"copy": "Vergleichen Sie die Angaben unten mit dem, was Sie in der Datei sehen: Weicht etwas ab, ist die Datei gefälscht. Stimmt alles überein, bitten Sie trotzdem um das Original.",
				"altered": "Verlassen Sie sich nicht auf diese Datei und bitten Sie die Organisation um das Original. Unten steht, was wirklich signiert wurde. Entnehmen Sie die Kontaktdaten einer anderen Quelle als diesem Dokument.",
				"foreign_seal": "Verlassen Sie sich nicht auf diese Datei. Vergleichen Sie die Angaben unten mit dem Dokument und bitten Sie die Organisation um das Original. Entnehmen Sie die Kontaktdaten einer anderen Quelle als diesem Dokument.",
				"code_false": "Verlassen Sie sich nicht auf das Dokument mit diesem Code. Fragen Sie die Organisation, die darauf genannt ist. Entnehmen Sie die Kontaktdaten einer anderen Quelle als diesem Dokument.",
				"code_only": "Vergleichen Sie NIP und Datum mit dem Dokument und versuchen Sie es dann mit Internetverbindung erneut.",
				"clock": "Stellen Sie Datum und Uhrzeit des Geräts und prüfen Sie dann erneut.",
				"copy_agrees": "Das Bild der Seite kann anderes zeigen als der Text in der Datei: Vergleichen Sie es mit eigenen Augen. Sicher ist nur die Original-PDF-Datei.",
				"copy_differs": "Verlassen Sie sich nicht auf dieses Dokument. Fragen Sie die Organisation danach; nehmen Sie die Kontaktdaten aus anderer Quelle.",
				"copy_unread": "Vergleichen Sie sie mit eigenen Augen mit dem Bild. Sicher ist nur die Original-PDF-Datei."
			},
			"outcome": {
				"passed": "Ja",
				"failed": "Nein",
				"not_made": "Nicht geprüft"
			},
			"check": {
				"keys": "Die Schlüsselliste des Ausstellers ist von den Stammschlüsseln signiert und aktuell.",
				"signature": "Der Aussteller hat den Nachweis mit einem gültigen Schlüssel signiert.",
				"logged": "Die Ausstellung steht im öffentlichen Protokoll.",
				"witnessed": "Ein außenstehender Zeuge hat das Protokoll bestätigt.",
				"notRevoked": "Der Aussteller hält an diesem Zertifikat fest.",
				"inForce": "Das Zertifikat ist heute innerhalb seiner Gültigkeitsdauer.",
				"seal": "Die Datei trägt unser Siegel und wurde seitdem nicht verändert.",
				"file": "Die Datei ist eine der ausgestellten."
			},
			"why": {
				"no_key_list": "Die Schlüsselliste konnte nicht abgerufen werden, oder die Stammschlüssel haben sie nicht signiert.",
				"key_list_too_old": "Die Schlüsselliste ist zu alt.",
				"bad_credential": "Der Nachweis hat nicht die Form, in der wir ihn ausstellen.",
				"bad_signature": "Die Signatur passt nicht: Der Inhalt wurde geändert, oder jemand anderes hat signiert.",
				"unknown_key": "Dieser Schlüssel steht nicht auf der Liste des Ausstellers.",
				"outside_window": "Der Schlüssel war damals nicht gültig.",
				"compromised": "Der Schlüssel wurde gestohlen, und der Eintrag stand vorher nicht im Protokoll.",
				"foreign_issuer": "Es ist ein anderer Aussteller angegeben.",
				"no_log_proof": "Es gibt keinen Nachweis eines Eintrags im Protokoll.",
				"bad_proof": "Der Nachweis gehört nicht zu diesem Zertifikat.",
				"foreign_log": "Der Nachweis stammt aus einem anderen Protokoll.",
				"not_logged": "Ohne Nachweis des Eintrags gibt es nichts zu bestätigen.",
				"not_yet_witnessed": "Der Zeuge hat noch nicht bestätigt; meist dauert es bis zu einer Minute.",
				"no_witness_named": "Der Aussteller nennt keinen Zeugen.",
				"no_status_list": "Die Widerrufsliste konnte nicht abgerufen werden.",
				"status_list_too_old": "Die Widerrufsliste ist zu alt.",
				"foreign_status_list": "Die Widerrufsliste stammt nicht vom Aussteller.",
				"first_version": "Zertifikate der ersten Version haben keinen Platz auf der Widerrufsliste.",
				"revoked": "Es steht auf der Widerrufsliste.",
				"expired": "Die Gültigkeitsdauer ist vorbei.",
				"not_yet": "Nach der Uhr dieses Geräts ist es noch nicht gültig; prüfen Sie das Datum des Geräts.",
				"no_ed25519": "Dieser Browser unterstützt keine Ed25519-Signaturen.",
				"no_cryptography": "Diese Seite ist nicht sicher, oder der Browser unterstützt keine Kryptografie.",
				"other": "Grund: {{code}}.",
				"revoked_early": "Es wurde vor Ablauf der Gültigkeitsdauer widerrufen.",
				"revoked_in_registry": "Laut Register wurde es widerrufen.",
				"not_signed": "Ohne gültige Signatur gibt es nichts zu prüfen.",
				"other_certificate": "Die Signatur ist echt, gehört aber zu einem anderen Zertifikat.",
				"changed": "Der Inhalt weicht vom gesiegelten ab.",
				"bad_seal": "Das Siegel ist beschädigt.",
				"appended": "Nach dem Siegeln wurde etwas hinzugefügt.",
				"several_seals": "Die Datei trägt mehr als ein Siegel.",
				"ambiguous": "Die Datei ist anders aufgebaut als unsere Dokumente.",
				"foreign_seal": "Das Zertifikat dieses Siegels steht nicht auf der Liste des Ausstellers.",
				"saved_anew": "Ein anderes Programm hat die Datei neu gespeichert, das Siegel lässt sich daher nicht prüfen.",
				"no_seal": "Die Datei trägt kein Siegel.",
				"no_such_key": "Dieser Browser unterstützt solche Signaturen nicht.",
				"not_issued": "Ihr Hashwert gehört zu keiner ausgestellten Datei.",
				"not_compared": "Das öffentliche Protokoll belegt die Hashwerte der ausgestellten Dateien nicht.",
				"sealed_before": "Sie wurde versiegelt, bevor die Hashes der Dateien ins Protokoll kamen; das Siegel genügt.",
				"clock_behind": "Die Uhr dieses Geräts geht nach: Die eben abgerufenen Signaturen sind später entstanden. Stellen Sie das Datum und prüfen Sie erneut."
			},
			"missing": {
				"keys": "Schlüsselliste des Ausstellers",
				"signature": "Signatur",
				"logged": "Eintrag im öffentlichen Protokoll",
				"witnessed": "Bestätigung des Zeugen",
				"notRevoked": "Widerrufe",
				"inForce": "Gültigkeitsdauer",
				"document": "das Zertifikat, weil das Register es nur mit Einwilligung der Organisation zeigt",
				"file": "ob die Datei die ausgestellte ist",
				"registry": "Eintrag im Register"
			},
			"reasons": {
				"false_information": "falsche Angaben",
				"terms_breach": "Verstoß gegen die Bedingungen",
				"authority_demand": "Verlangen einer Aufsichtsbehörde",
				"organisation_request": "Antrag der Organisation"
			},
			"name": "Name",
			"certified": "Was bestätigt wurde",
			"dates": "Daten",
			"datesText": "ausgestellt am {{issued}}, gültig bis {{expires}}",
			"threshold": "Erreichte Schwelle",
			"score": "Ergebnis",
			"unmet": "Gesetzliche Pflichten, die am Ausstellungstag als nicht erfüllt angegeben waren",
			"unmetUnknown": "Wie viele gesetzliche Pflichten nicht erfüllt sind, ist nicht bekannt: Der Bewertung lag keine Betroffenheitsprüfung bei.",
			"declared": "Wer die Erklärung abgab",
			"isIt": "Ist es wirklich {{name}}",
			"catalogue": "Version des Fragenkatalogs",
			"entry": "Eintrag im Protokoll",
			"witnesses": "Zeugen",
			"hash": "Hashwert des Nachweises (SHA-256)",
			"file": { "why": {
				"no_credential": "In der Datei ist kein Nachweis von Atesto.",
				"not_a_pdf": "Das ist keine PDF-Datei.",
				"too_large": "Die Datei ist größer als jedes Zertifikat von Atesto.",
				"protected": "Die Datei ist durch ein Passwort geschützt; Zertifikate von Atesto sind es nicht.",
				"several_credentials": "Die Datei enthält mehrere verschiedene Nachweise; ein Zertifikat von Atesto hat einen.",
				"too_many_attachments": "Die Datei hat mehr Anhänge als jedes Zertifikat von Atesto.",
				"picture": "Auf dem Bild wurde kein QR-Code von Atesto gefunden.",
				"unread": "Sie enthält weder Text noch einen QR-Code, der sich lesen ließe."
			} }
		},
		"confirmation": { "methods": {
			"register_email": "Code an die E-Mail-Adresse im Register",
			"website": "Website laut Register",
			"transfer": "Überweisung vom Firmenkonto",
			"letter": "Brief mit Code an den Sitz",
			"signature": "Unterschriebene Erklärung",
			"operator": "Entscheidung des Betreibers anhand von Unterlagen"
		} },
		"registry": { "number": "Zertifikatsnummer" },
		"regimes": {
			"nis2": { "certificate": "NIS-2-Selbstbewertungszertifikat" },
			"ai_act": { "certificate": "Selbstbewertungszertifikat zur KI-Verordnung" }
		}
	},
	fr: {
		"check": {
			"report": {
				"title": {
					"intact": "Ceci est un rapport d’auto-évaluation, pas un certificat",
					"altered": "Le rapport a été modifié après avoir été scellé",
					"foreign": "Atesto n’a pas scellé ce rapport",
					"copy": "C’est la copie d’un rapport, impossible à vérifier",
					"none": "C’est un rapport sans cachet, impossible à vérifier",
					"unchecked": "Le cachet du rapport n’a pas pu être vérifié",
					"kept": "C’est un rapport d’auto-évaluation sans cachet, pas un certificat",
					"uncompared": "Le rapport sans cachet n’a pas pu être comparé"
				},
				"text": {
					"intact": "Le fichier est tel qu’Atesto l’a établi le {{date}}.",
					"altered": "Le cachet d’Atesto ne correspond pas au contenu\xA0: quelque chose a été modifié, ajouté ou endommagé dans le fichier.",
					"foreign": "Le cachet du fichier n’est pas le nôtre ou n’était pas en usage alors.",
					"copy": "Le fichier ressemble à un rapport d’Atesto, mais un autre programme l’a réenregistré. Nul ne sait si quelque chose y a changé.",
					"none": "Le fichier ressemble à un rapport d’Atesto, mais il ne porte pas de cachet et son empreinte ne figure pas dans nos enregistrements\xA0: n’importe qui a pu le modifier ou l’écrire.",
					"unchecked": "Il n’y a pas de liste de clés à jour de l’émetteur, ou ce navigateur ne connaît pas ce type de signature.",
					"kept": "L’empreinte du fichier est celle d’un rapport établi par Atesto le {{date}}. Seuls nos enregistrements le disent\xA0: le fichier ne porte pas de cachet vérifiable sans nous.",
					"uncompared": "Le fichier ressemble à un rapport d’Atesto, mais il ne porte pas de cachet, et nos enregistrements n’ont pas pu être interrogés sur son empreinte."
				},
				"next": {
					"intact": "Un rapport contient les réponses de l’organisation et son score. Ce n’est pas un certificat et il n’a pas de numéro dans le registre\xA0: demandez un certificat à l’organisation.",
					"altered": "Ne vous fiez pas à ce fichier et demandez l’original à l’organisation.",
					"foreign": "Ne vous fiez pas à ce fichier et demandez l’original à l’organisation.",
					"copy": "Demandez à l’organisation le fichier tel qu’elle l’a téléchargé.",
					"none": "Demandez à l’organisation le fichier tel qu’elle l’a téléchargé.",
					"unchecked": "Vérifiez votre connexion à internet et réessayez.",
					"kept": "Un rapport contient les réponses de l’organisation et son score\xA0; ce n’est pas un certificat. Demandez à l’organisation si elle a un certificat dont le numéro figure au registre.",
					"uncompared": "Ne vous y fiez pas encore. Vérifiez votre connexion à internet et réessayez."
				},
				"facts": "Ce que dit le rapport",
				"completed": "Établi le",
				"noScore": "non calculé",
				"number": "Numéro du rapport"
			},
			"verdict": {
				"in_force": "Certificat authentique et en vigueur",
				"number_in_force": "Sous ce numéro\xA0: un certificat en vigueur",
				"expired": "Certificat authentique, mais expiré",
				"revoked": "Le certificat a été révoqué",
				"revoked_own": "L’organisation a elle-même retiré le certificat",
				"revoked_finding": "L’exploitant d’Atesto a révoqué le certificat",
				"replaced": "Un certificat corrigé remplace celui-ci",
				"unchecked": "Tout n’a pas pu être vérifié",
				"not_genuine": "Ce n’est pas un certificat authentique",
				"unknown": "Aucun certificat portant ce numéro n’a été établi",
				"copy": "Ce fichier n’est pas l’original",
				"foreign": "Nous ne reconnaissons pas ce fichier",
				"altered": "Le fichier a été modifié après avoir été scellé",
				"foreign_seal": "Quelqu’un d’autre qu’Atesto a scellé ce fichier",
				"code_false": "Le code provient d’un autre document",
				"code_only": "Non vérifié dans le registre",
				"clock": "L’horloge de cet appareil retarde",
				"copy_agrees": "Une copie\xA0: ce qui a pu être lu concorde",
				"copy_differs": "Le document diffère de ce qui a été signé",
				"copy_unread": "Ce fichier ne peut pas être lu"
			},
			"explanation": {
				"in_force": "Il a été établi pour {{name}}, NIP {{nip}}, et il est en vigueur jusqu’au {{date}}.",
				"number_in_force": "D’ici, on ne voit pas votre document.",
				"expired": "Il a été établi pour {{name}}, NIP {{nip}}, et il était en vigueur jusqu’au {{date}}.",
				"revoked": "Il figure sur la liste signée des révocations\xA0; le registre n’indique pas encore le motif.",
				"revoked_own": "Il a été révoqué à sa propre demande le {{date}}.",
				"revoked_finding": "Il n’est plus en vigueur depuis le {{date}}. Motif\xA0: {{reason}}.",
				"replaced": "Ce numéro n’est plus en vigueur depuis le {{date}}\xA0; le certificat corrigé porte un autre numéro.",
				"unchecked": "Non vérifié\xA0: {{missing}}.",
				"not_genuine": "L’émetteur n’a pas signé ce qui est écrit ici.",
				"unknown": "Le registre ne contient pas le numéro {{number}}.",
				"copy": "L’attestation dans le fichier a été établie pour {{name}}, NIP {{nip}}\xA0; elle est en vigueur jusqu’au {{date}}. Le fichier a été réenregistré ou modifié, donc ce que vous voyez sur la page peut en différer.",
				"altered": "Le cachet d’Atesto ne correspond pas au contenu\xA0: quelque chose a été modifié, ajouté ou endommagé dans le fichier. Ce que montre la page peut différer de ce que l’émetteur a signé.",
				"foreign_seal": "Le cachet du fichier n’est pas le nôtre ou n’était pas en usage alors. Quiconque possède l’original a pu y copier l’attestation.",
				"code_false": "Le code scanné n’appartient pas au numéro {{number}}\xA0: il a été copié d’un autre document ou modifié.",
				"code_only": "Il n’y a pas de connexion au registre. On ne sait que ce que dit le code lui-même.",
				"clock": "Les signatures reçues à l’instant sont plus récentes que l’heure indiquée. On ne sait donc pas si le certificat est encore valable.",
				"copy_agrees": "Ce n’est pas le fichier d’origine. Nous avons lu le texte qu’il contient et l’avons comparé aux données signées par l’émetteur.",
				"copy_differs": "Différent de ce qui a été signé\xA0: {{fields}}. Le détail figure dans la comparaison ci-dessous.",
				"copy_unread": "Il ne contient pas de texte comparable\xA0: c’est une numérisation, une photo ou un fichier protégé. Voici les données signées sous le numéro {{number}}."
			},
			"next": {
				"in_force": "Comparez le nom, le NIP, les dates et le score avec votre document. Si quelque chose diffère, ne vous fiez pas au document.",
				"original": "Ce que montre le fichier est ce qui a été établi.",
				"expired": "Demandez à l’organisation un certificat en cours de validité.",
				"revoked": "Ne vous y fiez pas. Demandez-en la raison à l’organisation.",
				"revoked_own": "Ne vous y fiez pas. S’il vous faut un certificat, demandez à l’organisation si elle en a un nouveau.",
				"revoked_finding": "Ne vous y fiez pas. Demandez une explication à l’organisation.",
				"replaced": "Demandez à l’organisation le document corrigé et vérifiez son numéro.",
				"unchecked": "Ne le considérez pas encore comme valable. Chaque vérification ci-dessous dit pourquoi\xA0; réessayer dans quelques minutes ou avec un autre navigateur suffit souvent.",
				"offline": "Ne le considérez pas encore comme valable. Vérifiez votre connexion à internet et réessayez.",
				"not_genuine": "Ne vous y fiez pas. Interrogez l’organisation dont le nom figure sur le document. Prenez ses coordonnées ailleurs que sur ce document.",
				"unknown": "Vérifiez que le numéro a été recopié exactement. S’il provient d’un document, celui-ci est peut-être un faux.",
				"copy": "Comparez les données ci-dessous avec ce que vous voyez dans le fichier\xA0: si quelque chose diffère, le fichier est faux. Si tout concorde, demandez tout de même l’original.",
				"altered": "Ne vous fiez pas à ce fichier et demandez l’original à l’organisation. Ci-dessous figure ce qui a réellement été signé. Prenez ses coordonnées ailleurs que sur ce document.",
				"foreign_seal": "Ne vous fiez pas à ce fichier. Comparez les données ci-dessous avec le document et demandez l’original à l’organisation. Prenez ses coordonnées ailleurs que sur ce document.",
				"code_false": "Ne vous fiez pas au document qui porte ce code. Interrogez l’organisation qu’il nomme. Prenez ses coordonnées ailleurs que sur ce document.",
				"code_only": "Comparez le NIP et la date avec le document, puis réessayez avec un accès à internet.",
				"clock": "Réglez la date et l’heure de l’appareil, puis vérifiez à nouveau.",
				"copy_agrees": "L’image de la page peut dire autre chose que le texte du fichier\xA0: comparez-la à l’œil. Seul le PDF d’origine est certain.",
				"copy_differs": "Ne vous fiez pas à ce document. Interrogez l’organisation\xA0; prenez ses coordonnées ailleurs.",
				"copy_unread": "Comparez-les à l’image de vos propres yeux. Seul le PDF d’origine est certain."
			},
			"outcome": {
				"passed": "Oui",
				"failed": "Non",
				"not_made": "Non vérifié"
			},
			"check": {
				"keys": "La liste des clés de l’émetteur est signée par les clés racines et à jour.",
				"signature": "L’émetteur a signé l’attestation avec une clé valide.",
				"logged": "L’émission figure au journal public.",
				"witnessed": "Un témoin extérieur a confirmé le journal.",
				"notRevoked": "L’émetteur maintient ce certificat.",
				"inForce": "Le certificat est aujourd’hui dans sa période de validité.",
				"seal": "Le fichier porte notre cachet et n’a pas changé depuis.",
				"file": "Le fichier est l’un de ceux qui ont été émis."
			},
			"why": {
				"no_key_list": "La liste des clés n’a pas pu être obtenue, ou les clés racines ne l’ont pas signée.",
				"key_list_too_old": "La liste des clés est trop ancienne.",
				"bad_credential": "L’attestation n’a pas la forme dans laquelle nous l’émettons.",
				"bad_signature": "La signature ne correspond pas\xA0: le contenu a été modifié, ou quelqu’un d’autre a signé.",
				"unknown_key": "Cette clé n’est pas sur la liste de l’émetteur.",
				"outside_window": "La clé n’était pas valable à ce moment.",
				"compromised": "La clé a été volée, et l’inscription n’était pas au journal auparavant.",
				"foreign_issuer": "Un autre émetteur est indiqué.",
				"no_log_proof": "Il n’y a pas de preuve d’inscription au journal.",
				"bad_proof": "La preuve ne correspond pas à ce certificat.",
				"foreign_log": "La preuve provient d’un autre journal.",
				"not_logged": "Sans preuve d’inscription, il n’y a rien à confirmer.",
				"not_yet_witnessed": "Le témoin n’a pas encore confirmé\xA0; cela prend généralement moins d’une minute.",
				"no_witness_named": "L’émetteur n’indique aucun témoin.",
				"no_status_list": "La liste des révocations n’a pas pu être obtenue.",
				"status_list_too_old": "La liste des révocations est trop ancienne.",
				"foreign_status_list": "La liste des révocations ne vient pas de l’émetteur.",
				"first_version": "Les certificats de la première version n’ont pas de place sur la liste des révocations.",
				"revoked": "Il est sur la liste des révocations.",
				"expired": "La période de validité est terminée.",
				"not_yet": "D’après l’horloge de cet appareil, il n’est pas encore en vigueur\xA0; vérifiez la date de l’appareil.",
				"no_ed25519": "Ce navigateur ne connaît pas les signatures Ed25519.",
				"no_cryptography": "Cette page n’est pas sûre, ou le navigateur ne connaît pas la cryptographie.",
				"other": "Motif\xA0: {{code}}.",
				"revoked_early": "Il a été révoqué avant la fin de la période de validité.",
				"revoked_in_registry": "Le registre indique qu’il a été révoqué.",
				"not_signed": "Sans signature valable, il n’y a rien à vérifier.",
				"other_certificate": "La signature est authentique, mais elle est celle d’un autre certificat.",
				"changed": "Le contenu diffère de ce qui a été scellé.",
				"bad_seal": "Le cachet est endommagé.",
				"appended": "Quelque chose a été ajouté après le scellement.",
				"several_seals": "Le fichier porte plus d’un cachet.",
				"ambiguous": "Le fichier n’est pas construit comme nos documents.",
				"foreign_seal": "Le certificat de ce cachet n’est pas sur la liste de l’émetteur.",
				"saved_anew": "Un autre programme a réenregistré le fichier, le cachet ne peut donc pas être vérifié.",
				"no_seal": "Le fichier ne porte pas de cachet.",
				"no_such_key": "Ce navigateur ne connaît pas ce type de signature.",
				"not_issued": "Son empreinte ne figure pas parmi les fichiers émis.",
				"not_compared": "Le journal public ne prouve pas les empreintes des fichiers émis.",
				"sealed_before": "Il a reçu son cachet avant que les empreintes des fichiers n’entrent au journal\xA0; le cachet suffit.",
				"clock_behind": "L’horloge de cet appareil retarde\xA0: les signatures reçues à l’instant sont plus récentes. Réglez la date, puis vérifiez à nouveau."
			},
			"missing": {
				"keys": "la liste des clés de l’émetteur",
				"signature": "la signature",
				"logged": "l’inscription au journal public",
				"witnessed": "la confirmation du témoin",
				"notRevoked": "les révocations",
				"inForce": "la période de validité",
				"document": "le certificat, car le registre ne le montre qu’avec l’accord de l’organisation",
				"file": "si le fichier est bien celui qui a été établi",
				"registry": "l’inscription au registre"
			},
			"reasons": {
				"false_information": "informations inexactes",
				"terms_breach": "non-respect des conditions",
				"authority_demand": "demande d’une autorité de contrôle",
				"organisation_request": "demande de l’organisation"
			},
			"name": "Nom",
			"certified": "Ce qui a été confirmé",
			"dates": "Dates",
			"datesText": "établi le {{issued}}, valable jusqu’au {{expires}}",
			"threshold": "Seuil atteint",
			"score": "Score",
			"unmet": "Obligations légales déclarées non respectées au jour de la délivrance",
			"unmetUnknown": "Le nombre d’obligations légales non respectées n’est pas connu\xA0: aucune vérification du champ d’application n’était jointe à l’évaluation.",
			"declared": "Qui a fait la déclaration",
			"isIt": "Est-ce vraiment {{name}}",
			"catalogue": "Version du catalogue de questions",
			"entry": "Inscription au journal",
			"witnesses": "Témoins",
			"hash": "Empreinte de l’attestation (SHA-256)",
			"file": { "why": {
				"no_credential": "Le fichier ne contient pas d’attestation d’Atesto.",
				"not_a_pdf": "Ce n’est pas un fichier PDF.",
				"too_large": "Le fichier est plus volumineux que tout certificat d’Atesto.",
				"protected": "Le fichier est protégé par un mot de passe\xA0; les certificats d’Atesto ne le sont pas.",
				"several_credentials": "Le fichier contient plusieurs attestations différentes, alors qu’un certificat d’Atesto n’en a qu’une.",
				"too_many_attachments": "Le fichier a plus de pièces jointes que tout certificat d’Atesto.",
				"picture": "Aucun code QR d’Atesto n’a été trouvé dans l’image.",
				"unread": "Il ne contient ni texte ni code QR lisible."
			} }
		},
		"confirmation": { "methods": {
			"register_email": "Code envoyé à l’adresse e-mail du registre",
			"website": "Site web inscrit au registre",
			"transfer": "Virement depuis le compte de l’entreprise",
			"letter": "Lettre avec code au siège",
			"signature": "Déclaration signée",
			"operator": "Décision de l’opérateur sur pièces"
		} },
		"registry": { "number": "Numéro du certificat" },
		"regimes": {
			"nis2": { "certificate": "Certificat d’auto-évaluation NIS\xA02" },
			"ai_act": { "certificate": "Certificat d’auto-évaluation selon le règlement IA" }
		}
	}
};
// proof/headline.ts
/** The tone of each: green is for what was checked through and holds. */
var tones = {
	in_force: "good",
	expired: "warn",
	revoked: "bad",
	revoked_own: "bad",
	revoked_finding: "bad",
	replaced: "bad",
	unchecked: "warn",
	not_genuine: "bad",
	unknown: "bad"
};
function headlineOf(entry, { overall }) {
	if (overall !== "revoked") return overall;
	if (entry.replaced) return "replaced";
	if (entry.revocationReason === null) return "revoked";
	return entry.revocationReason === "organisation_request" ? "revoked_own" : "revoked_finding";
}
function fileStateOf({ seal, isIssued }) {
	if (seal.outcome === "altered") return "altered";
	if (seal.outcome === "foreign") return "foreign_seal";
	if (seal.outcome === "intact" || isIssued === true) return "same";
	return isIssued === null && seal.outcome !== "copy" ? "unknown" : "other";
}
/** What is said first of a file: what is wrong with it weighs more than a genuine credential inside. */
function fileHeadlineOf(headline, state, isRegistered, copy = null) {
	if (headline === "not_genuine") return headline;
	if (state === "foreign_seal") return state;
	if (state !== "same" && copy?.verdict === "differs") return "copy_differs";
	const isCopy = copy?.verdict === "agrees" && (state !== "altered" || copy.isExplained);
	if (state === "altered" && !isCopy) return state;
	if (headline !== "in_force") return headline;
	if (isCopy && state !== "same") return "copy_agrees";
	if (state === "other") return "copy";
	return state === "same" && isRegistered ? headline : "unchecked";
}
({ ...tones });
/** A report is never green: even an intact one is no certificate, and a record is the issuer's word alone. */
var reportTones = {
	intact: "warn",
	kept: "warn",
	altered: "bad",
	foreign: "bad",
	copy: "warn",
	none: "warn",
	uncompared: "warn",
	unchecked: "warn"
};
function reportStateOf({ seal, record }) {
	if (seal.outcome !== "none") return seal.outcome;
	if (record === null) return "uncompared";
	return record.madeAt === null ? "none" : "kept";
}
var failed = (why) => ({
	outcome: "failed",
	why
});
var notMade = (why) => ({
	outcome: "not_made",
	why
});
/**
* The checks as they are shown, so that none contradicts the headline: without a good signature nothing else of the
* certificate counts, and what was taken back is not in force whatever its dates say.
*/
function shownChecks({ checks, overall }) {
	if (overall === "not_genuine") {
		const signature = checks.signature.outcome === "failed" ? checks.signature : failed("other_certificate");
		const rest = notMade("not_signed");
		return {
			keys: checks.keys,
			signature,
			logged: rest,
			witnessed: rest,
			notRevoked: rest,
			inForce: rest
		};
	}
	if (overall === "revoked") {
		const notRevoked = checks.notRevoked.outcome === "failed" ? checks.notRevoked : failed("revoked_in_registry");
		return {
			...checks,
			notRevoked,
			inForce: checks.inForce.outcome === "passed" ? failed("revoked_early") : checks.inForce
		};
	}
	return checks;
}
/** What could not be checked, or did not come out well where the verdict is still open. */
function missingChecks(checks) {
	return checkNames.filter((name) => checks[name].outcome !== "passed" && checks[name].why !== "no_witness_named");
}
// content/verify-tool.ts
/** What the offline tool says beside the words of the check page; `{name}` is filled in. */
var verifyToolWords = {
	usage: {
		pl: `node verify.mjs PLIK.pdf [keys.note]

Sprawdza certyfikat Atesto bez serwisu Atesto. Niczego nie wysyła, chyba że podasz --online.

  keys.note        nowsza lista kluczy niż ta w pliku PDF
  --online         pobierz listę kluczy, dowód wpisu, unieważnienia i wpis w rejestrze
  --at ADRES       to samo, ale z serwisu pod tym adresem
  --log            z --online albo --at: przeczytaj cały dziennik i szukaj w nim unieważnienia
  --roots PLIK     klucze główne, którym ufasz (JSON: issuer, threshold, keys)
  --lang JĘZYK     pl, en, de albo fr
  --version        odcisk tego narzędzia i jego klucze główne

Kod wyjścia: 0 prawdziwy; 1 prawdziwy, ale wygasł albo unieważniony; 2 nieprawdziwy
albo zmieniony; 3 nie da się tego teraz sprawdzić; 4 prawdziwy, taki jak go
wystawiono, ale unieważnień nie sprawdzono.`,
		en: `node verify.mjs FILE.pdf [keys.note]

Checks an Atesto certificate without the Atesto service. Sends nothing unless you say --online.

  keys.note        a newer list of keys than the one in the PDF
  --online         fetch the list of keys, the log proof, revocations and the registry entry
  --at ADDRESS     the same, from the service at that address
  --log            with --online or --at: read the whole log and look for a revocation in it
  --roots FILE     the root keys that you trust (JSON: issuer, threshold, keys)
  --lang LANGUAGE  pl, en, de or fr
  --version        the fingerprint of this tool and its root keys

Exit code: 0 genuine; 1 genuine, but expired or revoked; 2 not genuine
or changed; 3 cannot be checked now; 4 genuine as issued, but revocation was
not checked.`,
		de: `node verify.mjs DATEI.pdf [keys.note]

Prüft ein Atesto-Zertifikat ohne den Dienst Atesto. Sendet nichts, außer mit --online.

  keys.note        eine neuere Schlüsselliste als die in der PDF-Datei
  --online         Schlüsselliste, Nachweis, Widerrufe und Registereintrag abrufen
  --at ADRESSE     dasselbe, beim Dienst unter dieser Adresse
  --log            mit --online oder --at: das ganze Protokoll lesen und darin einen Widerruf suchen
  --roots DATEI    die Stammschlüssel, denen Sie vertrauen (JSON: issuer, threshold, keys)
  --lang SPRACHE   pl, en, de oder fr
  --version        Fingerabdruck dieses Werkzeugs und seine Stammschlüssel

Rückgabewert: 0 echt; 1 echt, aber abgelaufen oder widerrufen; 2 nicht echt
oder verändert; 3 jetzt nicht prüfbar; 4 echt, so wie es ausgestellt wurde, aber
Widerrufe wurden nicht geprüft.`,
		fr: `node verify.mjs FICHIER.pdf [keys.note]

Vérifie un certificat Atesto sans le service Atesto. N’envoie rien, sauf avec --online.

  keys.note        une liste de clés plus récente que celle du PDF
  --online         récupérer liste de clés, preuve, révocations et fiche du registre
  --at ADRESSE     de même, auprès du service à cette adresse
  --log            avec --online ou --at\u00a0: lire tout le journal et y chercher une révocation
  --roots FICHIER  les clés racines auxquelles vous vous fiez (JSON\u00a0: issuer, threshold, keys)
  --lang LANGUE    pl, en, de ou fr
  --version        empreinte de cet outil et ses clés racines

Code de sortie\u00a0: 0 authentique\u00a0; 1 authentique, mais expiré ou révoqué\u00a0; 2 pas authentique
ou modifié\u00a0; 3 impossible à vérifier maintenant\u00a0; 4 authentique tel qu’émis,
mais révocation non vérifiée.`
	},
	logRevoked: {
		pl: "Cały dziennik przeczytany, liczba wpisów: {entries}. Jest w\xA0nim unieważnienie tego certyfikatu.",
		en: "The whole log was read, {entries} entries. It holds the revocation of this certificate.",
		de: "Das ganze Protokoll wurde gelesen, {entries} Einträge. Es enthält den Widerruf dieses Zertifikats.",
		fr: "Tout le journal a été lu, {entries} entrées. Il contient la révocation de ce certificat."
	},
	logStands: {
		pl: "Cały dziennik przeczytany, liczba wpisów: {entries}. Nie ma w\xA0nim unieważnienia tego certyfikatu.",
		en: "The whole log was read, {entries} entries. It holds no revocation of this certificate.",
		de: "Das ganze Protokoll wurde gelesen, {entries} Einträge. Es enthält keinen Widerruf dieses Zertifikats.",
		fr: "Tout le journal a été lu, {entries} entrées. Il ne contient aucune révocation de ce certificat."
	},
	logUnread: {
		pl: "Całego dziennika nie udało się przeczytać; unieważnienia nie sprawdzono w\xA0nim.",
		en: "The whole log could not be read; no revocation was looked for in it.",
		de: "Das ganze Protokoll konnte nicht gelesen werden; ein Widerruf wurde darin nicht gesucht.",
		fr: "Le journal entier n’a pas pu être lu\xA0; aucune révocation n’y a été cherchée."
	},
	logContradicts: {
		pl: "Dziennik przeczy sam sobie: jego wpisy nie dają tego, co podpisał. Nie polegaj na nim.",
		en: "The log contradicts itself: its entries do not make what it signed. Do not rely on it.",
		de: "Das Protokoll widerspricht sich selbst: Seine Einträge ergeben nicht, was es signiert hat. Verlassen Sie sich nicht darauf.",
		fr: "Le journal se contredit\xA0: ses entrées ne donnent pas ce qu’il a signé. Ne vous y fiez pas."
	},
	asIssued: {
		pl: "Certyfikat prawdziwy, taki jak go wystawiono; unieważnień nie sprawdzono",
		en: "Certificate genuine as issued; revocation not checked",
		de: "Zertifikat echt, so wie es ausgestellt wurde; Widerrufe nicht geprüft",
		fr: "Certificat authentique tel qu’émis\xA0; révocation non vérifiée"
	},
	asIssuedText: {
		pl: "Wystawiono go dla: {name}, NIP {nip}. Obowiązuje do {date}, o ile go nie unieważniono: to powie --online. Lista kluczy z dnia {keys}.",
		en: "Issued to: {name}, NIP {nip}. Valid until {date} unless it was revoked: --online tells. Key list of {keys}.",
		de: "Ausgestellt für: {name}, NIP {nip}. Gültig bis {date}, sofern nicht widerrufen: das sagt --online. Schlüsselliste vom {keys}.",
		fr: "Délivré à\xA0: {name}, NIP {nip}. Valable jusqu’au {date}, sauf révocation\xA0: --online le dit. Liste de clés du {keys}."
	},
	offline: {
		pl: "Bez sieci; sprawdzi to --online.",
		en: "Without a network; --online checks it.",
		de: "Ohne Netz; --online prüft es.",
		fr: "Sans réseau\xA0; --online le vérifie."
	},
	keyList: {
		pl: "Lista kluczy",
		en: "Key list",
		de: "Schlüsselliste",
		fr: "Liste de clés"
	},
	keyListText: {
		pl: "wersja {version} z {issued}, ważna do {expires}",
		en: "version {version} of {issued}, valid until {expires}",
		de: "Version {version} vom {issued}, gültig bis {expires}",
		fr: "version {version} du {issued}, valable jusqu’au {expires}"
	},
	roots: {
		pl: "Klucze główne, na których opiera się ten wynik (porównaj odciski SHA-256 z innym źródłem):",
		en: "Root keys on which this result rests (compare the SHA-256 fingerprints with another source):",
		de: "Stammschlüssel, auf denen dieses Ergebnis beruht (SHA-256-Fingerabdrücke mit einer anderen Quelle vergleichen):",
		fr: "Clés racines sur lesquelles repose ce résultat (comparez les empreintes SHA-256 avec une autre source)\xA0:"
	},
	noRoots: {
		pl: "To narzędzie nie ma kluczy głównych. Podaj je przez --roots albo weź verify.mjs z serwisu.",
		en: "This tool has no root keys. Give them with --roots, or take verify.mjs from the service.",
		de: "Dieses Werkzeug hat keine Stammschlüssel. Geben Sie sie mit --roots an oder laden Sie verify.mjs beim Dienst.",
		fr: "Cet outil n’a pas de clés racines. Indiquez-les avec --roots ou prenez verify.mjs auprès du service."
	},
	badRoots: {
		pl: "Nie da się odczytać kluczy głównych z {file}.",
		en: "The root keys in {file} cannot be read.",
		de: "Die Stammschlüssel in {file} sind nicht lesbar.",
		fr: "Impossible de lire les clés racines dans {file}."
	},
	noFile: {
		pl: "Nie da się odczytać pliku {file}.",
		en: "The file {file} cannot be read.",
		de: "Die Datei {file} ist nicht lesbar.",
		fr: "Impossible de lire le fichier {file}."
	},
	ownHash: {
		pl: "SHA-256 tego pliku",
		en: "SHA-256 of this file",
		de: "SHA-256 dieser Datei",
		fr: "SHA-256 de ce fichier"
	},
	sourceHash: {
		pl: "SHA-256 bez pierwszego wiersza (jak w kodzie źródłowym)",
		en: "SHA-256 without the first line (as in the source code)",
		de: "SHA-256 ohne die erste Zeile (wie im Quelltext)",
		fr: "SHA-256 sans la première ligne (comme dans le code source)"
	},
	selfAssessment: {
		pl: "To samoocena organizacji, a nie audyt. Porównaj nazwę, NIP, daty i wynik z dokumentem, który widzisz.",
		en: "This is the organisation’s self-assessment, not an audit. Compare name, NIP, dates and score with the document that you see.",
		de: "Das ist eine Selbstbewertung der Organisation, kein Audit. Vergleichen Sie Name, NIP, Daten und Ergebnis mit dem Dokument vor Ihnen.",
		fr: "C’est une auto-évaluation de l’organisation, pas un audit. Comparez nom, NIP, dates et score avec le document sous vos yeux."
	}
};
// core/platform/languages.ts
/** Interface and document languages; Polish is the default and the fallback (docs/product.md, “Purpose”). */
var languages = [
	"pl",
	"en",
	"de",
	"fr"
];
function isLanguage(value) {
	return typeof value === "string" && languages.includes(value);
}
/**
* The best supported language for an `Accept-Language` header (RFC 9110 section 12.5.4), or null when none of the
* wanted languages is spoken here.
*/
function negotiateLanguage(acceptLanguage) {
	if (!acceptLanguage) return null;
	const wanted = acceptLanguage.split(",").map((part) => {
		const [tag, ...parameters] = part.trim().toLowerCase().split(";");
		const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== void 0);
		return {
			language: tag?.split("-")[0],
			quality: quality === void 0 ? 1 : Number(quality)
		};
	}).filter((entry) => entry.quality > 0).toSorted((a, b) => b.quality - a.quality);
	for (const { language } of wanted) if (isLanguage(language)) return language;
	return null;
}
// core/platform/text/placeholders.ts
/** One full stop where a value such as “S.A.” or “sp. z o.o.” ends a sentence; `rest` is what follows the value in the text. */
function withoutSecondStop(value, rest) {
	return value.endsWith(".") && /^\.(?!\.)/.test(rest) ? value.slice(0, -1) : value;
}
/** Fills `{name}` in a text; what has no value stays as it is. */
function filled(text, values) {
	return text.replace(/\{(\w+)\}/g, (whole, name, at) => {
		const value = values[name];
		return typeof value === "string" || typeof value === "number" ? withoutSecondStop(String(value), text.slice(at + whole.length)) : whole;
	});
}
// scripts/verify/words.ts
/** The language that was asked for, else that of the terminal, else English: whoever runs this may be anywhere. */
function languageFor(asked, env) {
	if (isLanguage(asked)) return asked;
	return negotiateLanguage((env.LC_ALL || env.LC_MESSAGES || env.LANG || "").split(/[_.]/)[0]) ?? "en";
}
/** Words of the check page, filled. */
function checkText(text, values = {}) {
	return filled(text.replaceAll(/\{\{(\w+)\}\}/g, "{$1}"), values);
}
function toolText(name, language, values = {}) {
	return filled(verifyToolWords[name][language], values);
}
function wordsIn(language) {
	return interfaceWords[language].check;
}
/** What a code means in words; codes that have none are said as they are. */
function reasonText(words, code) {
	return {
		...words.why,
		...words.file.why
	}[code] ?? checkText(words.why.other, { code });
}
// scripts/verify/report.ts
var codes = {
	in_force: 0,
	as_issued: 4,
	expired: 1,
	revoked: 1,
	revoked_own: 1,
	revoked_finding: 1,
	replaced: 1,
	copy: 2,
	copy_agrees: 2,
	copy_differs: 2,
	altered: 2,
	foreign_seal: 2,
	not_genuine: 2,
	unknown: 2,
	unchecked: 3
};
var notRegistered = {
	revocationReason: null,
	replaced: false
};
/** Without a network nothing is known of revocations; when all else is known, that is said instead of “unchecked”. */
function saidOf(result, online) {
	const { found, entry } = result;
	const state = fileStateOf(result);
	const said = fileHeadlineOf(headlineOf(entry ?? notRegistered, found), state, entry !== null);
	const onlyRevocation = missingChecks(shownChecks(found)).length === 1 && found.checks.notRevoked.why === "no_status_list";
	if (said !== "unchecked" || online || !onlyRevocation) return said;
	return state === "same" ? "as_issued" : state === "other" ? "copy" : "unchecked";
}
function day(at, language) {
	return shortDayText(at, language);
}
/** The last day on which a certificate counts. */
function lastDay(expiresAt, language) {
	return day(/* @__PURE__ */ new Date(expiresAt.getTime() - 1), language);
}
function headOf(result, said, language) {
	const words = wordsIn(language);
	const { found, entry } = result;
	const { claims, keys } = found;
	const values = {
		name: claims?.organization.name,
		nip: claims?.organization.nip,
		number: claims?.number,
		date: entry?.revokedAt ? day(new Date(entry.revokedAt), language) : claims ? lastDay(claims.expiresAt, language) : "",
		keys: keys ? day(new Date(keys.issued), language) : "",
		missing: [...missingChecks(shownChecks(found)).map((name) => words.missing[name]), ...fileStateOf(result) === "unknown" ? [words.missing.file] : []].join(", "),
		reason: words.reasons[entry?.revocationReason ?? ""] ?? ""
	};
	if (said === "as_issued") return [toolText("asIssued", language), toolText("asIssuedText", language, values)];
	const next = said === "unchecked" ? "" : ` ${words.next[said]}`;
	return [words.verdict[said], `${checkText(words.explanation[said], values)}${next}`];
}
var sealOutcomes = {
	intact: "passed",
	altered: "failed",
	foreign: "failed",
	copy: "not_made",
	none: "not_made",
	unchecked: "not_made"
};
function checkLines({ found, isIssued, seal }, online, language) {
	const words = wordsIn(language);
	const checks = shownChecks(found);
	const lines = checkNames.map((name) => {
		const { outcome, why } = checks[name];
		const isOffline = !online && why === "no_status_list";
		return {
			outcome,
			text: words.check[name],
			detail: isOffline ? toolText("offline", language) : why === null ? "" : reasonText(words, why)
		};
	});
	const why = seal.outcome === "none" ? "no_seal" : seal.why;
	const sealed = {
		outcome: sealOutcomes[seal.outcome],
		text: words.check.seal,
		detail: why === null ? "" : reasonText(words, why)
	};
	const outcome = isIssued === null ? "not_made" : isIssued ? "passed" : "failed";
	const detail = isIssued === null && !online ? toolText("offline", language) : "";
	return [
		...lines,
		sealed,
		{
			outcome,
			text: words.check.file,
			detail
		}
	];
}
/** The checks one below the other, each with yes, no or not checked before it. */
function listed(lines, language) {
	const words = wordsIn(language).outcome;
	const width = Math.max(...Object.values(words).map((word) => word.length)) + 2;
	return lines.map(({ outcome, text, detail }) => `  ${words[outcome].padEnd(width)}${text}${detail === "" ? "" : ` ${detail}`}`);
}
function factsOf({ found, hash }, language) {
	const words = wordsIn(language);
	const { claims, disclosed, keys } = found;
	if (!claims) return [];
	const methods = interfaceWords[language].confirmation.methods;
	const { confirmation } = claims;
	const dates = {
		issued: day(claims.issuedAt, language),
		expires: lastDay(claims.expiresAt, language)
	};
	const period = keys && {
		version: keys.version,
		issued: day(new Date(keys.issued), language),
		expires: day(new Date(keys.expires), language)
	};
	const shown = [
		[interfaceWords[language].registry.number, claims.number],
		[words.name, claims.organization.name],
		["NIP", claims.organization.nip],
		[words.certified, interfaceWords[language].regimes[claims.regime].certificate],
		[words.dates, checkText(words.datesText, dates)],
		[words.threshold, `${claims.threshold}%`],
		[words.score, disclosed?.score ? `${disclosed.score}%` : null],
		[words.unmet, disclosed?.unmetDuties === "unknown" ? words.unmetUnknown : disclosed?.unmetDuties?.toString() ?? null],
		[words.declared, disclosed?.declarantName ? `${disclosed.declarantName}, ${disclosed.declarantRole ?? ""}` : null],
		[checkText(words.isIt, { name: claims.organization.name }), confirmation && `${methods[confirmation.method]}, ${day(new Date(confirmation.date), language)}`],
		[words.catalogue, claims.catalogueVersion],
		[words.entry, found.index === null ? null : String(found.index + 1)],
		[words.witnesses, found.witnesses.map(({ name }) => name).join(", ") || null],
		[words.hash, hash],
		[toolText("keyList", language), period && toolText("keyListText", language, period)]
	].filter((fact) => fact[1] !== null);
	const width = Math.max(...shown.map(([label]) => label.length)) + 2;
	return [
		...shown.map(([label, value]) => `  ${label.padEnd(width)}${value}`),
		"",
		toolText("selfAssessment", language)
	];
}
/** What is said of a report: never that it is a certificate. */
function onReport(result, language) {
	const words = wordsIn(language).report;
	const { statement, record } = result;
	const state = reportStateOf(result);
	const at = statement?.completedAt ?? record?.madeAt;
	const text = `${checkText(words.text[state], { date: at ? day(new Date(at), language) : "" })} ${words.next[state]}`;
	const facts = statement ? ["", `  ${statement.organization.name}, NIP ${statement.organization.nip}`] : [];
	return {
		lines: [
			words.title[state],
			text,
			...facts
		],
		code: reportTones[state] === "bad" ? 2 : 3
	};
}
/** Everything that is said about a file. */
function reportOn(result, { online, language }) {
	const words = wordsIn(language);
	if (result.kind === "foreign") return {
		lines: [words.verdict.foreign, reasonText(words, result.why)],
		code: 2
	};
	if (result.kind === "report") return onReport(result, language);
	const said = saidOf(result, online);
	const facts = said === "not_genuine" ? [] : factsOf(result, language);
	return {
		lines: [
			...headOf(result, said, language),
			"",
			...listed(checkLines(result, online, language), language),
			"",
			...facts
		],
		code: codes[said]
	};
}
// scripts/verify/sources.ts
/** An answer that takes longer is none. */
var waitMillis = 1e4;
/** The largest answer that is read, in bytes. */
var largestAnswer = 4 * 2 ** 20;
/** The text at an address of the service; null when it cannot be had. */
async function textAt(address) {
	try {
		const answer = await fetch(address, {
			signal: AbortSignal.timeout(waitMillis),
			redirect: "error"
		});
		if (!answer.ok || Number(answer.headers.get("content-length") ?? 0) > largestAnswer) return null;
		return await answer.text();
	} catch {
		return null;
	}
}
/** The bytes at an address of the service; rejects when they cannot be had. */
async function bytesAt(address) {
	const answer = await fetch(address, {
		signal: AbortSignal.timeout(waitMillis),
		redirect: "error"
	});
	if (!answer.ok || Number(answer.headers.get("content-length") ?? 0) > largestAnswer) throw new Error(`${address} answered ${answer.status}`);
	return new Uint8Array(await answer.arrayBuffer());
}
function jsonOf(text) {
	try {
		return text === null ? null : JSON.parse(text);
	} catch {
		return null;
	}
}
/** Where the checks get what they need: nowhere, unless the service at `at` may be asked. */
function sourcesFor(trust, at, keyList) {
	const ask = (path) => at === null ? Promise.resolve(null) : textAt(`${at}${path}`);
	return {
		origin: new URL(trust.issuer).host,
		roots: trust.keys,
		rootThreshold: trust.threshold,
		keyList: async () => keyList === null ? ask("/.well-known/atesto-keys") : keyList,
		logProof: (hash) => ask(`/log/proof/${hash}`),
		documentsProof: (hash) => ask(`/log/documents/${hash}`),
		statusToken: (list) => ask(`/status/${list}`),
		reportRecord: async (hash) => jsonOf(await ask(`/api/registry/reports/${hash}`)),
		seen: {
			get: () => 0,
			set: () => {}
		}
	};
}
/** Looks a number up in the registry; null when it may or can not be asked. */
async function entryAt(at, number) {
	return jsonOf(at === null ? null : await textAt(`${at}/api/registry/${encodeURIComponent(number)}`));
}
// scripts/verify/trust.ts
/** Roots that are no roots. */
var BadRoots = class extends Error {};
function isTrust(value) {
	const { issuer, threshold, keys } = value ?? {};
	return typeof issuer === "string" && URL.canParse(issuer) && Number.isInteger(threshold) && Array.isArray(keys) && keys.length > 0;
}
async function readTrust(path) {
	try {
		const trust = JSON.parse(readFileSync(path, "utf8"));
		if (!isTrust(trust)) throw new BadRoots(path);
		await Promise.all(trust.keys.map(readKey));
		return trust;
	} catch (error) {
		throw new BadRoots(path, { cause: error });
	}
}
/** The roots of a file that is named, else those that came with this tool; null when there are none. */
async function trusted(path) {
	if (path !== void 0) return readTrust(path);
	return typeof atestoRoots === "undefined" ? null : atestoRoots;
}
/** Each root with the fingerprint by which people compare it. */
function fingerprints({ keys }) {
	return Promise.all(keys.map(async (text) => `  ${text.split("+")[0]}  ${await rootFingerprint(text)}`));
}
// proof/peaks.ts
/** Puts a leaf behind the whole subtrees that the leaves before it make (RFC 6962 §2.1). */
async function withLeaf(peaks, hash) {
	const grown = [...peaks];
	let last = {
		level: 0,
		hash
	};
	for (let before = grown.at(-1); before?.level === last.level; before = grown.at(-1)) {
		last = {
			level: last.level + 1,
			hash: await nodeHash(before.hash, last.hash)
		};
		grown.pop();
	}
	return [...grown, last];
}
/** The root of the tree that ends with these subtrees, the largest first. */
async function rootOfPeaks(peaks) {
	const [last, ...rest] = peaks.toReversed();
	let root = last?.hash ?? await emptyRoot();
	for (const { hash } of rest) root = await nodeHash(hash, root);
	return root;
}
/** A number in groups of three digits, all but the last marked: 1234067 → x001/x234/067. */
function grouped(index) {
	const groups = [];
	for (let rest = index; groups.length === 0 || rest > 0; rest = Math.floor(rest / 1e3)) groups.unshift(String(rest % 1e3).padStart(3, "0"));
	return groups.map((group, place) => place < groups.length - 1 ? `x${group}` : group).join("/");
}
function withWidth(path, width) {
	return width === 256 ? path : `${path}.p/${width}`;
}
function tilePath({ level, index, width }) {
	return withWidth(`tile/${level}/${grouped(index)}`, width);
}
function entriesPath(index, width) {
	return withWidth(`tile/entries/${grouped(index)}`, width);
}
function readEntries(bytes) {
	const leaves = [];
	for (let at = 0; at < bytes.length;) {
		const length = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
		demand(at + 2 + length <= bytes.length, "bad_entries");
		leaves.push(textOf(bytes.subarray(at + 2, at + 2 + length)));
		at += 2 + length;
	}
	return leaves;
}
// proof/tile-reader.ts
var hashLength = 32;
/** How many hashes a tile of a log of that size has. */
function widthOf(tile, size) {
	const hashes = Math.floor(size / 256 ** tile.level);
	return Math.max(0, Math.min(256, hashes - tile.index * 256));
}
/** The hashes of a tile; rejects bytes that are not so many hashes. */
function hashesOf(bytes, width) {
	demand(bytes.length === width * hashLength, "bad_tile");
	return Array.from({ length: width }, (_, at) => bytes.slice(at * hashLength, (at + 1) * hashLength));
}
/** The root of a whole subtree over some hashes, a power of two of them. */
async function foldHashes(hashes) {
	let level = [...hashes];
	while (level.length > 1) {
		const pairs = Array.from({ length: level.length / 2 }, (_, at) => [level[at * 2], level[at * 2 + 1]]);
		level = await Promise.all(pairs.map(([left, right]) => nodeHash(left, right)));
	}
	demand(level[0], "bad_tile");
	return level[0];
}
// proof/audit.ts
/** What a log says about itself is not true; `place` names where, such as a path or the number of an entry. */
var Contradiction = class extends Error {
	code;
	place;
	constructor(code, place) {
		super(`${code} at ${place}`);
		this.name = "Contradiction";
		this.code = code;
		this.place = place;
	}
};
var auditBegin = {
	size: 0,
	tiles: []
};
/** The whole subtrees of what was read, the largest first: a tile holds those of eight levels. */
async function peaksAt({ tiles }) {
	const peaks = [];
	for (const [level, { hashes }] of [...tiles.entries()].toReversed()) for (let [at, height] = [0, 7]; height >= 0; height -= 1) {
		if (Math.floor(hashes.length / 2 ** height) % 2 === 0) continue;
		peaks.push({
			level: level * 8 + height,
			hash: await foldHashes(hashes.slice(at, at + 2 ** height))
		});
		at += 2 ** height;
	}
	return peaks;
}
async function demandTile(read, tile, hashes) {
	const path = tilePath(tile);
	if (!(await read(path).then((bytes) => {
		try {
			return hashesOf(bytes, tile.width);
		} catch {
			throw new Contradiction("bad_tile", path);
		}
	})).every((hash, at) => equal(hash, hashes[at]))) throw new Contradiction("other_tile", path);
}
/** Compares every tile of a log from a point on with what its entries make, level by level. */
function tileComparison(read, { tiles }) {
	const open = tiles.map(({ index, hashes }) => ({
		index,
		hashes: [...hashes]
	}));
	const add = async (level, hash) => {
		const tile = open[level] ??= {
			index: 0,
			hashes: []
		};
		tile.hashes.push(hash);
		if (tile.hashes.length < 256) return;
		await demandTile(read, {
			level,
			index: tile.index,
			width: 256
		}, tile.hashes);
		const root = await foldHashes(tile.hashes);
		open[level] = {
			index: tile.index + 1,
			hashes: []
		};
		await add(level + 1, root);
	};
	const end = async () => {
		for (const [level, { index, hashes }] of open.entries()) if (hashes.length > 0) await demandTile(read, {
			level,
			index,
			width: hashes.length
		}, hashes);
		return open;
	};
	return {
		add: (hash) => add(0, hash),
		end
	};
}
async function bundleAt(read, index, size) {
	const width = widthOf({
		level: 0,
		index
	}, size);
	const path = entriesPath(index, width);
	const bytes = await read(path);
	try {
		const leaves = readEntries(bytes);
		demand(leaves.length === width, "bad_entries");
		return leaves;
	} catch (error) {
		if (error instanceof NotProven) throw new Contradiction(error.code, path);
		throw error;
	}
}
/** The entries from a place on, of the bundle in which it lies; what stands before it there must be what was read before. */
async function leavesAfter(read, place, { size, begin }) {
	const index = Math.floor(place / 256);
	const leaves = await bundleAt(read, index, size);
	const known = place === begin.size ? begin.tiles[0]?.hashes ?? [] : [];
	for (const [at, hash] of known.entries()) if (!equal(await leafHash(utf8(leaves[at] ?? "")), hash)) throw new Contradiction("other_entry", String(index * 256 + at + 1));
	return leaves.slice(place % 256);
}
/**
* Reads every entry of a log of that size from a point on that an earlier reading came to, and gives the roots that they make at the
* wanted sizes. Rejects with a `Contradiction` an entry that is not understood and a tile that is not made of the entries.
*/
async function auditLog(read, size, { wanted, seen, from: begin = auditBegin }) {
	const roots = /* @__PURE__ */ new Map();
	const kinds = {};
	const comparison = tileComparison(read, begin);
	let peaks = await peaksAt(begin);
	if (wanted.includes(begin.size)) roots.set(begin.size, await rootOfPeaks(peaks));
	for (let place = begin.size; place < size;) for (const leaf of await leavesAfter(read, place, {
		size,
		begin
	})) {
		const kind = leafKind(leaf);
		if (kind === null) throw new Contradiction("unknown_entry", String(place + 1));
		kinds[kind] = (kinds[kind] ?? 0) + 1;
		seen?.(leaf);
		const hash = await leafHash(utf8(leaf));
		peaks = await withLeaf(peaks, hash);
		await comparison.add(hash);
		place += 1;
		if (wanted.includes(place)) roots.set(place, await rootOfPeaks(peaks));
	}
	return {
		roots,
		kinds,
		point: {
			size,
			tiles: await comparison.end()
		}
	};
}
// scripts/verify/whole-log.ts
async function checkpointOf(at, manifest) {
	return (await openCheckpoint(new TextDecoder().decode(await bytesAt(`${at}/log/checkpoint`)), {
		origin: `${new URL(manifest.issuer).host}/log`,
		log: await noteKeysOf(manifest, "log"),
		witnesses: []
	})).checkpoint;
}
/** Reads every entry of the log: what a list of revocations says less than the log, no list can hide. */
async function askWholeLog(at, { hash, found }) {
	if (!found.keys) return {
		said: "unread",
		entries: 0
	};
	try {
		const { size, root } = await checkpointOf(at, found.keys);
		let isRevoked = false;
		const seen = (leaf) => {
			if (readRevocation(leaf)?.hash === hash) isRevoked = true;
		};
		const read = (path) => bytesAt(`${at}/log/${path}`);
		const { roots } = await auditLog(read, size, {
			wanted: [size],
			seen
		});
		const made = roots.get(size);
		if (!made || !equal(made, root)) return {
			said: "contradicts",
			entries: size
		};
		return {
			said: isRevoked ? "revoked" : "stands",
			entries: size
		};
	} catch (error) {
		return {
			said: error instanceof Contradiction || error instanceof NotProven ? "contradicts" : "unread",
			entries: 0
		};
	}
}
/** The findings with what the log says: its bad word is enough. */
function withLogWord(result, { said }) {
	if (said !== "revoked" || result.found.overall === "not_genuine") return result;
	const checks = {
		...result.found.checks,
		notRevoked: {
			outcome: "failed",
			why: "revoked"
		}
	};
	return {
		...result,
		found: {
			...result.found,
			checks,
			overall: "revoked"
		}
	};
}
// scripts/verify/main.ts
var options = {
	online: { type: "boolean" },
	log: { type: "boolean" },
	at: { type: "string" },
	roots: { type: "string" },
	lang: { type: "string" },
	version: { type: "boolean" },
	help: { type: "boolean" }
};
/** Nothing could be checked: the reason, and the code for it. */
var cannot = (...lines) => ({
	lines,
	code: 3
});
function read(path) {
	try {
		return new Uint8Array(readFileSync(path));
	} catch {
		return null;
	}
}
async function ownFingerprint(language, trust) {
	const bytes = readFileSync(import.meta.filename);
	const begin = bytes.indexOf("const atestoRoots =") === 0 ? bytes.indexOf("\n") + 1 : 0;
	const hash = (part) => createHash("sha256").update(part).digest("hex");
	const roots = trust ? [
		"",
		toolText("roots", language),
		...await fingerprints(trust)
	] : [];
	const [own, source] = [toolText("ownHash", language), toolText("sourceHash", language)];
	return {
		lines: [
			`${own}: ${hash(bytes)}`,
			`${source}: ${hash(bytes.subarray(begin))}`,
			...roots
		],
		code: 0
	};
}
var logWords = {
	revoked: "logRevoked",
	stands: "logStands",
	unread: "logUnread",
	contradicts: "logContradicts"
};
/** What could not be read in the log was not checked; a log that contradicts itself proves nothing. */
function codeWith(code, asked) {
	return code === 0 && asked && asked.said !== "stands" ? 3 : code;
}
async function run(args) {
	const { values, positionals } = parseArgs({
		args: [...args],
		options,
		allowPositionals: true
	});
	const language = languageFor(values.lang, process.env);
	const usage = toolText("usage", language);
	if (values.help) return {
		lines: [usage],
		code: 0
	};
	const path = values.roots ?? process.env.ATESTO_ROOTS;
	const trust = await trusted(path).catch((error) => {
		if (error instanceof BadRoots) return error;
		throw error;
	});
	if (trust instanceof BadRoots) return cannot(toolText("badRoots", language, { file: path }));
	if (values.version) return ownFingerprint(language, trust);
	const [file, keys] = positionals;
	if (file === void 0) return cannot(usage);
	if (!trust) return cannot(toolText("noRoots", language));
	const [bytes, list] = [read(file), keys === void 0 ? null : read(keys)];
	if (!bytes) return cannot(toolText("noFile", language, { file }));
	if (keys !== void 0 && !list) return cannot(toolText("noFile", language, { file: keys }));
	const at = values.at?.replace(/\/+$/, "") ?? (values.online ? trust.issuer : null);
	const result = await verifyFile(bytes, sourcesFor(trust, at, list && new TextDecoder().decode(list)), (number) => entryAt(at, number), /* @__PURE__ */ new Date());
	const asked = values.log && at !== null && result.kind === "certificate" ? await askWholeLog(at, result) : null;
	const { lines, code } = reportOn(asked && result.kind === "certificate" ? withLogWord(result, asked) : result, {
		online: at !== null,
		language
	});
	const said = asked ? ["", toolText(logWords[asked.said], language, { entries: asked.entries })] : [];
	return {
		lines: [
			...lines,
			...said,
			"",
			toolText("roots", language),
			...await fingerprints(trust)
		],
		code: codeWith(code, asked)
	};
}
try {
	const { lines, code } = await run(process.argv.slice(2));
	process.stdout.write(`${lines.join("\n").replaceAll("\xA0", " ")}\n`);
	process.exitCode = code;
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 3;
}
export {};
