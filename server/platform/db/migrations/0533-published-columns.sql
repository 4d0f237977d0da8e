-- What modules below read of tables above them, published by the tables' owners: the id of the certificate of an assessment, and
-- whether what a payment bought was used before.
create function certificate_of_assessment(organization uuid, assessment uuid) returns uuid
  language sql stable parallel safe
  return (select x.id from certificates x where x.organization_id = organization and x.assessment_id = assessment);

create function was_payment_used(organization uuid, payment uuid) returns boolean
  language sql stable parallel safe
  return (select y.first_used_at is not null from payments y where y.organization_id = organization and y.id = payment);
