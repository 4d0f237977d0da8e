/** A code as reports write it, with its name and, where it is not the newest, the edition of the classification. */
type Activity = readonly [code: string, name: string, edition?: '2007' | '2025'];

/** By NIP, the main activity first. A company that is not here has no code in the register. */
export const activities: Readonly<Record<string, readonly Activity[]>> = {
  // Telecommunications.
  '9990000008': [
    ['6110Z', 'DZIAŁALNOŚĆ W ZAKRESIE TELEKOMUNIKACJI PRZEWODOWEJ, BEZPRZEWODOWEJ I SATELITARNEJ'],
    ['6310D', 'POZOSTAŁA DZIAŁALNOŚĆ W ZAKRESIE INFRASTRUKTURY OBLICZENIOWEJ'],
  ],
  // Neither electricity for others nor anything else of the annexes.
  '9990000014': [['2410Z', 'PRODUKCJA SURÓWKI, ŻELAZOSTOPÓW, ŻELIWA I STALI ORAZ WYROBÓW HUTNICZYCH']],
  '9990000020': [['6210B', 'POZOSTAŁA DZIAŁALNOŚĆ W ZAKRESIE PROGRAMOWANIA']],
  '9990000037': [['1061Z', 'WYTWARZANIE PRODUKTÓW PRZEMIAŁU ZBÓŻ']],
  '9992234561': [
    ['3600Z', 'POBÓR, UZDATNIANIE I DOSTARCZANIE WODY'],
    ['3700Z', 'ODPROWADZANIE I OCZYSZCZANIE ŚCIEKÓW'],
  ],
  '9993222229': [['4941Z', 'TRANSPORT DROGOWY TOWARÓW']],
  // In the classification of 2025 this code is production; the one of 2007 called distribution so.
  '9993333331': [['3512Z', 'WYTWARZANIE ENERGII ELEKTRYCZNEJ ZE ŹRÓDEŁ ODNAWIALNYCH']],
  '9993444556': [['3530Z', 'WYTWARZANIE I ZAOPATRYWANIE W PARĘ WODNĄ, GORĄCĄ WODĘ I POWIETRZE DO UKŁADÓW KLIMATYZACYJNYCH']],
  '9993444444': [
    ['6310D', 'POZOSTAŁA DZIAŁALNOŚĆ W ZAKRESIE INFRASTRUKTURY OBLICZENIOWEJ'],
    ['6220B', 'POZOSTAŁA DZIAŁALNOŚĆ W ZAKRESIE DORADZTWA W ZAKRESIE INFORMATYKI ORAZ ZARZĄDZANIA URZĄDZENIAMI INFORMATYCZNYMI'],
  ],
  '9993555557': [['4773Z', 'SPRZEDAŻ DETALICZNA WYROBÓW FARMACEUTYCZNYCH']],
  // Not yet moved to the newer classification.
  '9993666601': [['6201Z', 'DZIAŁALNOŚĆ ZWIĄZANA Z OPROGRAMOWANIEM', '2007']],
};
