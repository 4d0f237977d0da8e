import type { ConceptWords } from '#core/assessment/customer-questionnaires/concepts.ts';

/** What customers ask and no answer of the catalogue shows: such a row stays open, whatever else it names. */
export const uncoveredTopics = {
  certificateOrStandard: {
    pl: 'soc 2, soc2, iso 27001, iso iec 27001, iso 22301, iso 27017, iso 27018, iso 27701, iso 9001, iso 20000, certyfikat iso, pci, tisax, iec 62443, 62443, krajow* schemat, certyfikat*',
    en: 'soc 2, soc2, soc 1, ssae, isae, iso 27001, iso iec 27001, iso 22301, iso 9001, iso 14001, pci, pci dss, hipaa, fedramp, tisax, cyber essentials, nist csf, nist 800, hitrust, csa star, eucc, iec 62443, certified, certification of, certificate of compliance, attestation, accredit*',
    de: 'zertifiziert, zertifikat*, zertifizierung*, testat*, bsi c5, it grundschutz, grundschutz, tisax, iso 27001, label',
    fr: 'certifie*, certification*, secnumcloud, hds, attestation*, agrement, label, qualification anssi, iso 27001',
  },
  insurance: {
    pl: 'ubezpiecz*, polis*',
    en: 'insur*',
    de: '*versicherung*, versichert',
    fr: 'assurance*, assure*, police d assurance',
  },
  personalData: {
    pl: 'danych osobow*, dane osobow*, rodo, iod, inspektor* ochrony danych, powierzen* przetwarz*, podmiot* przetwarzaj*, podprocesor*, podpowierz*, rejestr* czynnosci, zgod* marketing*, dpia, ocen* skutkow*',
    en: 'personal data, gdpr, dpo, data protection officer, privacy, processor*, sub processors, subprocessors, data subject*, dpia, pii, ccpa, consent, records of processing, data processing agreement, dpa',
    de: 'personenbezogen*, dsgvo, datenschutz*, auftragsverarbeit*, unterauftragsverarbeit*, auftragsverarbeiter*, datenschutzbeauftragt*, verarbeitungsverzeichnis*, avv, betroffen*',
    fr: 'donnees personnelles, donnees a caractere personnel, rgpd, dpo, delegue a la protection, sous traitants ulterieurs, vie privee, registre des traitements, aipd, personnes concernees, sous traitant au sens',
  },
  location: {
    pl: 'w eog, na terenie ue, w unii europ*, poza eog, transfer* danych, lokalizacj* danych, krajach trzecich, w polsce, na terytorium',
    en: 'in the eu, within the eu, eea, data residency, data location, outside the eu, hosted in, where is data, stored in which, which countr*, third countr*, in which region, data sovereignty, where are data',
    de: 'in der eu, innerhalb der eu, ewr, serverstandort*, drittland*, drittstaat*, in deutschland, datenstandort*, in europa, welchen landern, standort der daten',
    fr: 'dans l ue, au sein de l ue, union europeenne, eee, localisation des donnees, hors ue, pays tiers, en france, hebergees en, souverainete, localisees, dans quel pays, lieu d hebergement',
  },
  dataLifecycle: {
    pl: 'usuwan* danych, usuniec* danych, zwrot* danych, eksport* danych, przenoszen* danych, retencj*, okres* przechowywan*, przenosnosc*, anonimiz*',
    en: 'delet*, data export, export their data, export data, portab*, data retention, retention period*, return of data, retained, how long, anonymi*, pseudonymi*, erasure of data, migration',
    de: 'losch*, datenexport*, exportieren, datenruckgabe, aufbewahrungsfrist*, datenportab*, ruckgabe, anonymis*, pseudonymis*',
    fr: 'suppression des donnees, effacement, exporter, export* des donnees, restitution des donnees, portabilite, duree de conservation, donnees conservees, informations conservees, anonymis*, pseudonymis*, reversibilite des donnees',
  },
  tenancy: {
    pl: 'wielodostep*, najemc*, multitenant*, separacj* danych klient*, danych klientow*, oddzielen* danych klient*, dane klientow',
    en: 'tenant*, multi tenan*, multitenan*, customer data segregat*, customers data, segregation of customer, logically separated customer*, other customers',
    de: 'mandant*, multi mandant*, kundendaten getrennt, trennung kundendaten, mandantentrennung*, daten anderer kunden',
    fr: 'multi locataire*, locataires, multitenant*, cloisonnement des donnees, donnees clients, autres clients, mutualise*, etancheite',
  },
  customerFeature: {
    pl: 'sso, saml, logowani* jednokrot*, jednokrotn* logowan*, bez doplat, api klient*, w cenie, licencj*, panel* klienta, konto klienta',
    en: 'sso, single sign on, saml, oidc, scim, extra cost, api access, customers can, can customers, to customers, for customers, our users, end customer*, offered to, available to us, customer portal',
    de: 'sso, single sign on, saml, aufpreis, ohne aufpreis, kunden konnen, konnen kunden, fur kunden, unsere nutzer, kundenportal',
    fr: 'sso, authentification unique, saml, sans surcout, supplement, clients peuvent, nos utilisateurs, pour les clients, portail client',
  },
  bounty: {
    pl: 'bug bounty, nagrod* za zgloszen*',
    en: 'bug bounty, bounty',
    de: 'bug bounty, bounty, belohnung*',
    fr: 'bug bounty, prime aux bogues, prime aux bugs, bounty',
  },
  prototypes: { pl: 'prototyp*', en: 'prototype*', de: 'prototyp*', fr: 'prototype*' },
  artificialIntelligence: {
    pl: 'sztuczn* inteligenc*, ai, model* jezykow*, chatgpt, uczeni* maszynow*',
    en: 'ai, artificial intelligence, machine learning, llm, llms, generative, chatgpt, copilot',
    de: 'ki, kunstlich* intelligenz, ki systeme, maschinell* lern*, chatgpt, ki gestutzt*',
    fr: 'ia, intelligence artificielle, chatgpt, apprentissage automatique, modeles de langage, ia generative',
  },
  rightToAudit: {
    pl: 'prawo do audytu, prawa do audytu, audyt* przez zamawiaj*, audyt* ze strony, umozliwi* audyt*, umozliwi* przeprowadz*, audyt* po stronie klient*, audyt zamawiaj*, dopuszcz* audyt*, prawo kontroli, zgod* na audyt*, podda* sie audyt*',
    en: 'right to audit, audit right*, allow us to audit, permit audit*, audits by the customer, customer audit*, accept audit*, allow audit*, we audit, agree to audit*, on site audit*, audits by us, our audit*',
    de: 'auditrecht*, prufrecht*, prufungsrecht*, audits durch den auftraggeber, kundenaudit*, audit durch uns, auditierung durch, vor ort audit*, kontrollrecht*, durch uns, durch den kunden, durch den auftraggeber, durch unser*',
    fr: 'droit d audit, droit a l audit, audits par le client, audit client, autoris* audit*, audits du client, accept* audit*, audits sur site, par nos soins, par le donneur d ordre',
  },
  attachment: {
    pl: 'zalacz*, dolacz*, przeslij, przekaz kopi*, udostepni* kopi*, prosze o przesl*, prosze zalacz*, wgraj, podaj numer*, prosze podac numer*, skan* dokument*, zalaczon*',
    en: 'attach*, upload*, provide a copy, please provide your, send us, share a copy, provide evidence, provide the report, copy of your, provide your latest, submit, enclose*, supply a copy',
    de: 'beifug*, anhang*, hochladen, beilegen, eine kopie, in kopie, ubersenden, bitte ubermitteln, beizufugen, fugen sie, legen sie, laden sie, anlage bei, ubermitteln sie, senden sie',
    fr: 'joindre, joignez, telecharg*, fournir une copie, veuillez fournir, transmettre, fournissez, en piece jointe, annexer, deposez, transmettez',
  },
  serviceLevel: {
    pl: 'sla, dostepnosc* uslugi, poziom* dostepnosc*, kar* umown*, 99, gwarantowan* dostepnosc*, wsparci* techniczn*, czas reakcji, helpdesk, godzin* wsparc*',
    en: 'sla, uptime, availability of the service, service level*, penalt*, 99, support hours, status page, guaranteed availability, service credit*, helpdesk, help desk, redundan*, load balanc*, capacity, scalab*',
    de: 'sla, verfugbarkeit*, vertragsstrafe*, 99, servicezeit*, supportzeiten, garantierte verfugbarkeit, redundan*, skalier*, kapazitat*',
    fr: 'sla, disponibilite, niveau* de service, penalite*, 99, horaires de support, taux de disponibilite, redondan*, capacite, assistance technique, montee en charge',
  },
  ddos: {
    pl: 'ddos, waf, zapor* aplikacyj*, dlp, wycieku danych, wyciek* danych, antyspam*, poczt* elektron* filtr*, mdm, byod, prywatn* urzadz*, prywatn* telefon*, urzadz* mobiln*, urzadzen* prywatn*, wifi, wi fi, bluetooth, phishing*, spf, dkim, dmarc, dnssec, rfid',
    en: 'ddos, waf, web application firewall, dlp, data loss, data leakage, anti spam, email filter*, mdm, byod, personal device*, mobile device*, own devices, wifi, wi fi, wireless, bluetooth, phishing, spf, dkim, dmarc, dnssec, zero trust, casb, honeypot*, quantum, container*, kubernetes, ntp, clock synch*',
    de: 'ddos, waf, dlp, datenabfluss, spamfilter*, mdm, byod, private gerate, privater gerate, private endgerate, mobile gerate, mobilgerat*, mobile endgerate, wlan, wifi, phishing*, spf, dkim, dmarc, dnssec, zero trust, quanten*, container*, privatgerat*, privat* smartphone*',
    fr: 'ddos, waf, dlp, fuite de donnees, fuites de donnees, antispam, mdm, byod, appareils personnels, terminaux mobiles, appareils mobiles, equipements personnels, wifi, wi fi, hameconnage, phishing, spf, dkim, dmarc, dnssec, zero trust, quantique, conteneur*',
  },
  classification: {
    pl: 'klasyfikac* informac*, klasyfikac* danych, klasyfikow* informac*, oznaczan* informac*, dokument* klasyfik*, informac* niejawn*, poswiadczen* bezpieczenst*',
    en: 'data classification, information classification, classif* data, classif* information, data labelling, information labelling, labelled, security clearance, classified information',
    de: 'klassifizierung*, klassifiziert, klassifikation*, schutzbedarf*, kennzeichnung*, verschlusssache*',
    fr: 'classification des, classifiees, classification de l information, marquage, classifie*, habilitation defense',
  },
  business: {
    pl: 'referencj*, krs, obrot*, przychod*, sprawozdan* finansow*, niekaraln* firm*, korupc*, sankcj*, esg, zrownowazon*, srodowisk* naturaln*, klimat, bhp, etyk*, sygnalist*, praw* czlowiek*, dyskryminac*, ile osob*, liczb* pracownik*, struktur* wlasnosc*, wlascicie* firm*, beneficjent*, zwiazk* zawodow*, podatk*',
    en: 'references, turnover, revenue, financial statement*, corruption, bribery, sanctions, esg, sustainab*, carbon, environmental policy, health and safety, code of conduct, ethics, whistleblow*, human rights, slavery, discriminat*, how many, number of employees, ownership structure, beneficial owner*, tax, taxes, conflict of interest, source code escrow, escrow, intellectual property, open source licen*, export control*, legal proceeding*, litigation',
    de: 'referenzen, umsatz*, jahresabschluss*, korruption*, sanktion*, esg, nachhaltig*, co2*, umweltmanagement*, arbeitsschutz*, arbeitssicherheit*, verhaltenskodex*, hinweisgeber*, menschenrecht*, diskriminier*, wie viele, anzahl der mitarbeiter*, eigentumerstruktur*, steuer*, mindestlohn*, escrow, geistig* eigentum, exportkontroll*, gesellschafter*',
    fr: 'references clients, chiffre d affaires, etats financiers, corruption, sanctions, esg, rse, durab*, carbone, sante et securite au travail, code de conduite, ethique, lanceur*, droits humains, esclavage, discrimination, combien, nombre d employes, nombre de salaries, structure actionnaire, beneficiaire* effectif*, impots, fiscal*, escrow, sequestre, propriete intellectuelle, travail dissimule',
  },
  notifyCustomer: {
    pl: 'powiadom* bank*, powiadom* zamawiaj*, powiadom* klient*, zawiadom* zamawiaj*, poinformuj* zamawiaj*, zglos* zamawiaj*, zglosi* bank*, powiadom* administrator*, zglos* do zamawiaj*, zglasz* klient*, powiadam* klient*, poinform* klient*, zglaszan* zamawiaj*, informow* zamawiaj*, powiadom* nas, zglos* nam, informow* klient*, zawiadom* klient*, zglos* klient*, zglosi* incydent* zamawiaj*',
    en: 'notify customer*, notify us, notify the bank, notify our, inform us, inform customer*, notify client*, inform our, notified to us, customers notified, report to us, notify affected, customer notified, notified of, alert us, alert customer*, inform client*, notify the customer, notify the client, notify the buyer, tell us, we notified, we be notified, customers informed, clients notified, customer notification*',
    de: 'uns melden, uns informier*, uns unverzuglich, kunden informier*, kunden benachrichtig*, auftraggeber informier*, auftraggeber gemeldet, auftraggeber melden, informier* sie uns, melden sie uns, melden sie dem auftraggeber, kunden gemeldet, uns gemeldet, uns bei, informieren sie kunden, dem auftraggeber, den auftraggeber, benachrichtigen sie uns, an uns',
    fr: 'nous informer, nous notifier, notifier le client, informer le client, notifier les clients, informer les clients, notifier au client, clients informes, prevenir le client, nous alerter, notifiez vous vos clients, avertir le client, nous signaler, informez nous, clients sont ils informes, nous avertir, client informe, client est il informe, donneur d ordre',
  },
  otherDomain: {
    pl: 'ochron* danych w chmurz*, zgodnosc* z dora, dora, audyt* energet*, produkt* cyfrow*, cra, sbom, drony, deepfake, dark web, cena, koszt*, wynagrodz*, gwarancj*, termin* dostaw*, numer* telefon*, adres*, strona internetow*, nip, regon, nazwa firmy, nazwa dostawcy, data i podpis, imie i nazwisko',
    en: 'dora, cra, sbom, price, cost of, warranty, delivery time, company name, vat number, website, address of, phone number, contact e mail, number of, date of, signature, deepfake*, dark web',
    de: 'dora, cra, sbom, preis*, kosten, garantie*, lieferzeit*, firmenname, anschrift, telefonnummer, unterschrift, umsatzsteuer*, webseite, deepfake*',
    fr: 'dora, cra, sbom, prix, cout, garantie, delai de livraison, raison sociale, adresse du siege, numero de telephone, signature, siret, site web, deepfake*',
  },
} as const satisfies Readonly<Record<string, ConceptWords>>;
