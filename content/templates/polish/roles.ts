import { points, uksc, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const roles: DocumentTemplate = {
  id: 'roles',
  version: 1,
  title: {
    pl: 'Role i\u00a0odpowiedzialność',
    en: 'Roles and responsibilities',
    de: 'Rollen und Verantwortung',
    fr: 'Rôles et responsabilités',
  },
  heading: 'Role i\u00a0odpowiedzialność w\u00a0cyberbezpieczeństwie',
  questions: ['nis2-2-2'],
  purpose:
    'Dokument wyznacza osoby, które w\u00a0{name} odpowiadają za cyberbezpieczeństwo, ich uprawnienia, zastępstwa i\u00a0rozdział obowiązków.',
  sections: [
    {
      title: 'Role',
      meets: points('1.2.1', '1.2.4'),
      blocks: [
        'Zależnie od wielkości organizacji jedna osoba może pełnić kilka ról, jeżeli nie zabrania tego rozdział obowiązków.',
        {
          columns: ['Rola', 'Osoba', 'Zastępca', 'Odpowiada za', 'Od dnia'],
          rows: [
            ['Kierownik podmiotu', '{head}', '', 'zatwierdzenie środków, nadzór, budżet, własne szkolenie', ''],
            ['Osoba odpowiedzialna za cyberbezpieczeństwo', '', '', 'plan działań, ryzyka, raport dla kierownika', ''],
            ['Administrator systemów', '', '', 'konfiguracja, poprawki, kopie, dostęp', ''],
            ['Kierujący obsługą incydentu', '', '', 'obsługa, klasyfikacja, zapis', ''],
            ['Osoba do kontaktu z\u00a0CSIRT i\u00a0organem', '', '', 'zgłoszenia, dane w\u00a0wykazie', ''],
            ['Właściciele usług i\u00a0systemów', '', '', 'wymagania, dostęp, testy odtworzenia', ''],
            ['Osoba odpowiedzialna za dostawców', '', '', 'rejestr i\u00a0ocena dostawców', ''],
            ['Osoba odpowiedzialna za szkolenia', '', '', 'program i\u00a0rejestr szkoleń', ''],
          ],
        },
      ],
    },
    {
      title: 'Dostęp do kierownika podmiotu',
      meets: points('1.2.3'),
      blocks: [
        'Osoba odpowiedzialna za cyberbezpieczeństwo podlega w\u00a0tych sprawach bezpośrednio kierownikowi podmiotu i\u00a0może zwrócić się do niego w\u00a0każdej chwili. Sprawozdanie składa co najmniej [[jak często składa się sprawozdanie kierownikowi]].',
      ],
    },
    {
      title: 'Kto co robi',
      meets: points('1.2.1'),
      blocks: [
        'W\u00a0– wykonuje, O\u00a0– odpowiada za wynik, K – jest pytany o\u00a0zdanie, I\u00a0– jest informowany.',
        {
          columns: ['Zadanie', 'Kierownik', 'Osoba odp. za cyberbezp.', 'Administrator', 'Właściciel usługi'],
          rows: [
            ['Zatwierdzenie polityk i\u00a0ryzyka', 'O', 'W', 'I', 'K'],
            ['Szacowanie ryzyka', 'I', 'O', 'K', 'W'],
            ['Poprawki i\u00a0konfiguracja', 'I', 'O', 'W', 'K'],
            ['Kopie i\u00a0test odtworzenia', 'I', 'O', 'W', 'K'],
            ['Nadawanie dostępu', 'I', 'K', 'W', 'O'],
            ['Obsługa incydentu', 'I', 'O', 'W', 'K'],
            ['Zgłoszenie incydentu', 'O', 'W', 'K', 'I'],
            ['Ocena dostawcy', 'I', 'O', 'K', 'W'],
            ['Szkolenia', 'O', 'W', 'I', 'I'],
          ],
        },
      ],
    },
    {
      title: 'Rozdział obowiązków',
      meets: points('1.2.5'),
      blocks: [
        {
          items: [
            'Kto wnioskuje o\u00a0dostęp, ten go nie zatwierdza.',
            'Kto wprowadza zmianę na produkcji, ten jej nie odbiera.',
            'Kto administruje systemem, ten nie jest jedynym, kto przegląda jego dzienniki.',
            'Kto wykonuje zadanie, ten go niezależnie nie audytuje.',
          ],
        },
        'Gdy rozdział jest niemożliwy, stosuje się środek zastępczy: [[środek zastępczy, na przykład przegląd przez zewnętrznego wykonawcę]].',
      ],
    },
    {
      title: 'Obowiązki wszystkich',
      meets: points('1.2.2'),
      blocks: [
        'Każda osoba pracująca dla organizacji i\u00a0każdy dostawca z\u00a0dostępem do systemów stosuje przyjęte polityki i\u00a0procedury; kierownik podmiotu tego wymaga i\u00a0zapewnia czas oraz szkolenie. Obowiązek wpisuje się do zakresu czynności albo umowy.',
      ],
    },
    {
      title: 'Powołanie',
      meets: [...points('1.2.1'), ...uksc('art. 8f')],
      blocks: [
        'Rolę powierza się na piśmie z\u00a0datą, zakresem i\u00a0zastępstwem. Osoby wykonujące zadania z\u00a0art. 8 i\u00a0art. 11 ustawy przedstawiają wcześniej informację o\u00a0niekaralności w\u00a0zakresie, którego wymaga art. 8f.',
        {
          columns: ['Osoba i\u00a0rola', 'Dzień powołania', 'Informacja o\u00a0niekaralności z\u00a0dnia', 'Podpis osoby'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Przegląd',
      meets: points('1.2.6'),
      blocks: ['Role przegląda się co najmniej raz w\u00a0roku oraz po zmianie osób, organizacji lub po incydencie poważnym.'],
    },
  ],
};
