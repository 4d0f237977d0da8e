import sql from 'sql-template-tag';
import { actNames } from '#content/law/act-names.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import { complianceTypes } from '#content/labels/compliance-types.ts';
import { planTexts } from '#content/plans.ts';
import { netPrices, planIds } from '#core/account/entitlements/plans.ts';
import { questionsOf, shownReferences } from '#core/assessment/questionnaire/questionnaire.ts';
import { regimes } from '#core/platform/regimes.ts';
import type { Database, Db } from '#server/platform/db/db.ts';

function questionRows(): unknown[] {
  return regimes.flatMap((regime) =>
    questionsOf(catalogues[regime]).map((question) => ({
      id: question.id,
      type: regime,
      section: question.section,
      question_number: question.number,
      question_text: question.text.pl,
      reference: shownReferences(question)
        .map((reference) => `${actNames[reference.act].pl}: ${reference.cite}`)
        .join(' · '),
      help_text: question.help.pl,
      weight: question.weightHundredths / 100,
    })),
  );
}

async function writeQuestions(tx: Db, at: Date): Promise<void> {
  await tx.rows(sql`
    insert into questions (id, type, section, question_number, question_text, reference, help_text, weight, created_at)
    select id, type, section, question_number, question_text, reference, help_text, weight, ${at}
    from jsonb_to_recordset(${JSON.stringify(questionRows())}::jsonb) as q (id text, type text, section int,
      question_number int, question_text text, reference text, help_text text, weight numeric)
    on conflict (id) do update set section = excluded.section, question_number = excluded.question_number,
      question_text = excluded.question_text, reference = excluded.reference, help_text = excluded.help_text,
      weight = excluded.weight`);
}

async function writeComplianceTypes(tx: Db, at: Date): Promise<void> {
  for (const id of regimes) {
    const { name, description } = complianceTypes[id];
    await tx.rows(sql`
      insert into compliance_types (id, name, descriptions, created_at)
      values (${id}, ${name}, ${JSON.stringify(description)}::jsonb, ${at})
      on conflict (id) do update set name = excluded.name, descriptions = excluded.descriptions`);
  }
}

async function writePlans(tx: Db, at: Date): Promise<void> {
  for (const id of planIds) {
    const { name, description, features } = planTexts[id];
    const pln = netPrices[id].netGrosz / 100;
    const eur = netPrices[id].netCents / 100;
    await tx.rows(sql`
      insert into subscription_plans (id, name, price_pln, price_eur, display_price_pln, display_price_eur, descriptions, features,
        created_at, updated_at)
      values (${id}, ${name}, ${pln}, ${eur}, ${`${pln} PLN`}, ${`${eur} EUR`}, ${JSON.stringify(description)}::jsonb,
        ${JSON.stringify(features)}::jsonb, ${at}, ${at})
      on conflict (id) do update set name = excluded.name, price_pln = excluded.price_pln,
        price_eur = excluded.price_eur, display_price_pln = excluded.display_price_pln,
        display_price_eur = excluded.display_price_eur, descriptions = excluded.descriptions,
        features = excluded.features, updated_at = excluded.updated_at`);
  }
}

/** Writes what the words and rules say into the reference tables; running it again changes nothing. */
export async function writeReferenceTables(db: Database, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await writeQuestions(tx, at);
    await writeComplianceTypes(tx, at);
    await writePlans(tx, at);
  });
}
