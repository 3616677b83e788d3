/**
 * The words by which authors look for a component that is called something else, by its type: first
 * the English ones, then the French, Dutch and German ones.
 */
export const SEARCH_WORDS: Readonly<Record<string, string>> = {
  accordion:
    'faq questions answers fold expand collapse / questions réponses plier / vragen antwoorden uitklappen / fragen antworten aufklappen',
  'action-accordion':
    'faq questions buttons fold expand actions / questions réponses boutons / vragen antwoorden knoppen / fragen antworten knöpfe',
  'app-promoter':
    'app mobile phone store download qr / application mobile téléphone / app mobiel telefoon / app handy telefon',
  'application-process':
    'steps process how to apply numbers / étapes processus demande / stappen proces aanvraag / schritte ablauf antrag',
  'article-card':
    'article story blog teaser image link / article histoire / artikel verhaal / artikel geschichte',
  'call-to-action':
    'cta button link action / bouton lien action / knop link actie / knopf schaltfläche link',
  'campaign-header':
    'hero header campaign image title offer rate cta / en-tête campagne image titre / koptekst campagne beeld titel / kopfbereich kampagne bild titel',
  cards:
    'teasers row grid tiles columns group / cartes rangée grille / kaarten rij raster / karten reihe raster',
  'category-header':
    'hero header category image title / en-tête catégorie image titre / koptekst categorie beeld titel / kopfbereich kategorie bild titel',
  'comparison-cards':
    'compare comparison table tabs plans rates prices / comparer comparaison tableau onglets / vergelijken tabel tabbladen / vergleichen tabelle registerkarten',
  'contact-card':
    'contact phone person help teaser / contact téléphone personne / contact telefoon persoon / kontakt telefon person',
  'device-specific-cta':
    'cta button app phone desktop qr / bouton application appareil / knop app toestel / knopf app gerät',
  'editorial-header':
    'hero header article author date title / en-tête article auteur / koptekst artikel auteur / kopfbereich artikel autor',
  feature:
    'widget simulator calculator form application / simulateur calculatrice formulaire / simulator rekenmachine formulier / rechner simulator formular',
  'feature-card':
    'widget simulator calculator teaser card / simulateur carte / simulator kaart / rechner karte',
  'filtered-link-list':
    'links list filter search downloads documents / liens liste filtre documents / links lijst filter documenten / links liste filter dokumente',
  'highlight-box':
    'notice info box banner note quote attention / encadré information remarque / kader info opmerking / hinweis kasten info',
  'home-header':
    'hero header home image title banner / en-tête accueil image titre / koptekst startpagina beeld titel / kopfbereich startseite bild titel',
  'legal-banner':
    'disclaimer legal law warning credit banner / mention légale avertissement / wettelijke vermelding disclaimer / rechtlicher hinweis haftungsausschluss',
  'link-list':
    'links list navigation menu downloads / liens liste / links lijst / links liste verweise',
  'news-card': 'news press teaser date image / actualité presse / nieuws pers / neuigkeit presse',
  paragraph:
    'text body copy rich text image quote table disclaimer / texte paragraphe citation image / tekst alinea citaat beeld / text absatz zitat bild',
  'product-card':
    'product teaser rate price image cta button / produit taux prix / product rente tarief prijs / produkt zinssatz preis',
  'product-features':
    'table features benefits list usps rates / tableau avantages caractéristiques / tabel voordelen kenmerken / tabelle vorteile merkmale',
  'product-header':
    'hero header product rate image title cta / en-tête produit taux image / koptekst product rente beeld / kopfbereich produkt zinssatz bild',
  'promotional-banner':
    'banner offer promotion image teaser conditions / bannière offre promotion / banner aanbod promotie / banner angebot aktion',
  'search-results':
    'search results find list / recherche résultats / zoeken resultaten / suche ergebnisse',
  'section-title':
    'title heading subtitle h2 / titre intertitre / titel kop tussentitel / überschrift titel',
  'service-card': 'service teaser icon image link / service / dienst / dienstleistung',
  testimonial:
    'quote customer review opinion person / citation témoignage client / citaat getuigenis klant / zitat kundenstimme',
  'video-card': 'video film youtube play teaser / vidéo film / video film / video film',
};
