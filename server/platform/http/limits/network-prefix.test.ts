import { describe, expect, it } from 'vitest';
import { networkOf } from './network-prefix.ts';

describe('an address is counted', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::7:8:9:a:b', '2001:db8:0:7::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
  ])('of IPv6 by its network: %s', (address, network) => expect(networkOf(address)).toBe(network));

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['anna@example.com', 'anna@example.com'],
    ['5261040828', '5261040828'],
    ['', ''],
  ])('of IPv4, and what is no address, by itself: %s', (key, same) => expect(networkOf(key)).toBe(same));
});
