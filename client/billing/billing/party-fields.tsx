import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';

/** Texts of a form by the path under which the server names them. */
export type Fields = Readonly<Record<string, string>>;
type FormPart = Readonly<{ prefix: string; values: Fields; change: (name: string, value: string) => void; errors: Fields }>;

/** What somebody who receives is to the one who buys. */
const recipientKinds = ['none', 'other', 'localGovernment', 'vatGroup'] as const;
const partyNames = ['name', 'nip', 'address', 'postalCode', 'city', 'country'] as const;
const partyLengths = {
  name: lengths.partyName,
  nip: lengths.nip,
  address: lengths.address,
  postalCode: lengths.partyPostalCode,
  city: lengths.city,
  country: lengths.country,
};
const completions = {
  name: 'organization',
  address: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
};

/** Name, NIP and address of a buyer or a recipient. */
export function PartyFields({ prefix, values, change, errors, nipHint }: FormPart & { nipHint?: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {partyNames.map((name) => {
        const path = `${prefix}${name}`;
        return (
          <Field
            key={path}
            className={name === 'name' || name === 'address' ? 'sm:col-span-2' : ''}
            label={t(`party.${name}`)}
            {...(name === 'nip' && nipHint ? { hint: nipHint } : {})}
            {...(name === 'nip' ? { inputMode: 'numeric' as const } : { autoComplete: completions[name] })}
            maxLength={partyLengths[name].most}
            value={values[path] ?? ''}
            error={errors[path]}
            onChange={(event) => change(path, event.target.value)}
          />
        );
      })}
    </div>
  );
}

/** Whether somebody else receives than buys, what that one is to the buyer, and who it is. */
export function RecipientFields({ prefix, values, change, errors }: FormPart) {
  const { t } = useTranslation();
  const kind = values[`${prefix}kind`] ?? 'none';
  return (
    <div className="space-y-4">
      <Select label={t('recipient.kind')} value={kind} onChange={(event) => change(`${prefix}kind`, event.target.value)}>
        {recipientKinds.map((one) => (
          <option key={one} value={one}>
            {t(`recipient.kinds.${one}`)}
          </option>
        ))}
      </Select>
      {kind !== 'none' && <PartyFields {...{ prefix, values, change, errors }} nipHint={t('recipient.nipHint')} />}
    </div>
  );
}

/** A party as the server takes it. */
export function partyIn(values: Fields, prefix: string) {
  const text = (name: (typeof partyNames)[number]): string => values[`${prefix}${name}`] ?? '';
  return {
    name: text('name'),
    nip: text('nip'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
  };
}

/** The recipient as the server takes it, with what it is to the buyer. */
export function recipientIn(values: Fields, prefix: string) {
  const kind = values[`${prefix}kind`] ?? 'none';
  return {
    recipient: kind === 'none' ? null : partyIn(values, prefix),
    localGovernment: kind === 'localGovernment',
    vatGroup: kind === 'vatGroup',
  };
}
