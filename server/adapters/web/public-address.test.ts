import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address that somebody wants to be called', () => {
  it.each([
    '8.8.8.8',
    '193.0.6.139',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '2a00:1450:4001::1',
    '2001:4860:4860::8888',
  ])('%s is asked', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this host', '0.0.0.0'],
    ['this host', '127.0.0.1'],
    ['this host', '127.8.9.10'],
    ['this host', '::1'],
    ['nothing', '::'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a provider’s own network', '100.64.0.1'],
    ['a provider’s own network', '100.127.255.255'],
    ['the data of a cloud', '169.254.169.254'],
    ['the data of a cloud', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local', 'fe80::1%eth0'],
    ['unique local', 'fc00::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:8.8.8.8'],
    ['IPv4 in IPv6', '::ffff:7f00:1'],
    ['IPv4 in IPv6', '::127.0.0.1'],
    ['translated', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:1::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '203.0.113.7'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['no address', 'localhost'],
    ['no address', '0x7f.1'],
    ['no address', '2130706433'],
    ['no address', ''],
  ])('of %s is not asked (%s)', (_, address) => expect(isPublicAddress(address)).toBe(false));

  it('is never queried when it is private, however it is written in IPv6', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom([10], [127], [192, 168], [169, 254]), part, part, part, (head, ...rest) => {
        const four = [...head, ...rest].slice(0, 4);
        const [a = 0, b = 0, c = 0, d = 0] = four;
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        const written = [four.join('.'), `::ffff:${four.join('.')}`, `::ffff:${hex}`, `::${hex}`, `64:ff9b::${hex}`, `2002:${hex}::`];
        return written.every((address) => !isPublicAddress(address));
      }),
    );
  });
});
