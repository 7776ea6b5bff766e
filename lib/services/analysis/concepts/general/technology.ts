/** General synonyms in both languages: software, services and research. */
export const TECHNOLOGY = `
computer pc laptop desktop notebook machine rechner computer
phone mobile smartphone cell handset telephone handy telefon smartphone
tablet ipad touchscreen device tablet
screen display monitor panel interface bildschirm anzeige display
keyboard type key shortcut hotkey tastatur taste tastenkurzel
mouse cursor pointer click trackpad maus klick zeiger
printer print printout hard-copy drucker drucken ausdruck
software program application app tool system programm anwendung software
website site webpage homepage page portal webseite internetseite seite
internet web online net broadband wifi internet netz online
offline disconnected no-signal no-network flight-mode offline funkloch
browser chrome firefox safari tab browser
search lookup query find finder suche suchen
menu navigation sidebar toolbar tab menu navigation leiste
button icon link control knopf schaltflache symbol
form field input questionnaire fill-in formular feld eingabe
window popup dialog modal pane fenster dialog
page view screen layout seite ansicht
dashboard overview summary home cockpit ubersicht uberblick
notification alert push reminder ping benachrichtigung hinweis meldung
message text sms chat dm whatsapp nachricht
email mail inbox newsletter mailing mail postfach newsletter
spam junk unsolicited bulk spam werbung
attachment file document enclosure anhang datei
folder directory archive drawer ordner verzeichnis ablage
download save fetch get export herunterladen speichern
upload import add load hochladen importieren
export extract download dump backup output exportieren ausgabe
backup copy safeguard restore recovery sicherung backup wiederherstellen
spreadsheet excel table sheet grid csv tabelle tabellenkalkulation
database records table data store datenbank datensatze
data information facts figures records daten informationen angaben
chart graph diagram plot visualisation diagramm grafik schaubild
report summary statement document analysis bericht auswertung zusammenfassung
template pattern model sample preset blueprint vorlage muster
settings preferences options configuration setup einstellungen optionen konfiguration
default preset standard factory out-of-the-box standard voreinstellung
install set-up setup deploy download installieren einrichten installation
update upgrade version release patch aktualisieren update version
uninstall remove delete deinstallieren entfernen
account profile user login membership konto profil benutzer
login sign-in log-in access authentication anmelden einloggen anmeldung
logout sign-out logged-out session abmelden ausloggen
register sign-up signup enrol join create-account registrieren anmelden
password passcode pin credential secret code passwort kennwort
two-factor authentication verification code otp verifizierung bestatigung
user member person account-holder nutzer benutzer mitglied
admin administrator owner superuser administrator verwalter
permission access role rights privilege berechtigung zugriff rolle rechte
share collaborate invite send teilen freigeben zusammenarbeiten
collaborate cooperate teamwork together jointly zusammenarbeiten gemeinsam teamarbeit
comment feedback remark annotation note kommentar anmerkung ruckmeldung
feedback response review opinion rating ruckmeldung bewertung feedback
review rating stars testimonial evaluation bewertung rezension sterne
survey poll questionnaire study interview umfrage befragung fragebogen
research study investigation inquiry analysis forschung studie untersuchung
test trial pilot experiment beta demo versuch test probe
trial free-trial taster demo evaluation probezeit testphase probe
subscription plan membership renewal abo abonnement mitgliedschaft
renew extend prolong renewal verlangern erneuern verlangerung
cancel unsubscribe opt-out terminate leave kundigen abbestellen stornieren abmelden
upgrade premium pro tier higher-plan upgrade hochstufen
downgrade lower-plan scale-back reduce herabstufen
onboarding introduction tour welcome getting-started walkthrough einfuhrung einstieg
tutorial guide manual instructions how-to walkthrough anleitung tutorial handbuch
help support assistance helpdesk service customer-care hilfe unterstutzung kundendienst
documentation manual docs reference handbook dokumentation handbuch
agent representative advisor operator berater mitarbeiter
hotline call-centre phone-line helpline hotline telefon
chatbot bot robot automated virtual-assistant roboter chatbot
ticket case request issue anfrage ticket fall
reply response answer turnaround antwort ruckmeldung
feature function capability functionality option funktion merkmal
bug defect glitch fault error crash fehler bug storung
crash freeze hang stuck unresponsive absturz hangen einfrieren
error failure exception fault warning fehler stoerung
slow lag laggy loading sluggish buffering langsam trage laden
performance speed responsiveness efficiency leistung geschwindigkeit
load open start launch boot laden starten offnen
save store keep autosave speichern sichern
undo revert rollback reverse restore ruckgangig zuruck
redo again repeat wiederholen
edit change modify amend revise correct bearbeiten andern korrigieren
copy paste duplicate clipboard kopieren einfugen
sort order arrange rank organise sortieren ordnen
filter narrow refine restrict filtern einschranken
tag label category mark flag schlagwort etikett markierung
highlight mark emphasise underline markieren hervorheben
zoom enlarge magnify scale vergrossern
scroll swipe slide scrollen wischen
drag drop move ziehen verschieben
link url address hyperlink adresse verweis link
connect integrate integration sync link api plugin verbinden anbindung schnittstelle integration
sync synchronise synchronize update match abgleichen synchronisieren
api interface endpoint developer schnittstelle
automation automate workflow automatic macro automatisierung automatisch ablauf
workflow process procedure routine steps ablauf prozess arbeitsablauf
artificial-intelligence ai machine-learning algorithm assistant kunstlich ki intelligenz algorithmus
robot automation machine bot roboter automat
cloud hosting server storage saas cloud server speicher
server host data-centre infrastructure server rechenzentrum
storage space capacity disk memory speicher platz
security protection encryption firewall safety sicherheit verschlusselung schutz
privacy confidentiality data-protection anonymity gdpr datenschutz privatsphare vertraulichkeit
tracking surveillance monitoring spying cookies tracking uberwachung verfolgen
hack breach leak intrusion compromised hacker einbruch datenleck gehackt
virus malware infected trojan virus schadsoftware
consent permission opt-in agreement einwilligung zustimmung
terms conditions policy small-print legal agb bedingungen
advert advertising ad banner commercial marketing promotion werbung anzeige reklame
brand logo name trademark image marke logo
design layout look appearance style aesthetics gestaltung aussehen design
usability user-friendly intuitive ux ease bedienbarkeit benutzerfreundlich bedienung
accessibility disability screen-reader impaired wheelchair barrierefrei barrierefreiheit behinderung
language translation english multilingual localised sprache ubersetzung
translate translation interpret language ubersetzen dolmetschen
format layout structure type format aufbau
column row cell field spalte zeile zelle
number digit figure numeral count zahl ziffer nummer
code source script programming code quelltext
video recording clip footage film video aufnahme
record recording tape capture aufnehmen aufnahme aufzeichnung
microphone mic headset audio speaker mikrofon kopfhorer lautsprecher
camera webcam lens photo kamera
call phone dial ring video-call anrufen telefonieren anruf
meeting video-conference zoom call besprechung videokonferenz
calendar schedule diary planner agenda kalender terminplan
appointment booking slot reservation termin buchung
booking reserve reservation book buchen reservieren buchung
reminder memo nudge prompt erinnerung
to-do task list checklist aufgabe liste
basket cart shopping-bag trolley warenkorb einkaufswagen
checkout payment till cashier purchase kasse bezahlen
delivery shipping dispatch courier postage lieferung versand zustellung
tracking-number status progress parcel sendungsverfolgung status
warehouse stock inventory storage lager bestand vorrat
out-of-stock unavailable sold-out ausverkauft vergriffen
product item article goods merchandise produkt artikel ware
catalogue range selection assortment sortiment auswahl katalog
warranty guarantee cover garantie gewahrleistung
loyalty points rewards bonus scheme treue punkte pramie
voucher coupon code gift-card gutschein
wallet purse paypal apple-pay google-pay geldborse
currency exchange conversion euro dollar wahrung umrechnung
identity id passport document proof ausweis identitat pass
verify confirm validate authenticate bestatigen verifizieren
address postcode location street adresse anschrift
personal-data name birthday details personenbezogen angaben
marketing campaign advertising promotion marketing kampagne
target audience segment demographic zielgruppe
statistics metrics analytics numbers figures statistik kennzahlen auswertung
trend development tendency direction trend entwicklung
growth expansion scaling rise wachstum ausbau
churn attrition cancel drop-out leaving abwanderung kundigung
retention loyalty keep stay bindung treue
conversion sign-up purchase convert abschluss
`;
