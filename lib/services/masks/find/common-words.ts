const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ""));

/** Names that are also words, months or places: accepted with a cue, a surname or a possessive next to them. */
export const DOUBTFUL = set(`
angel april art august autumn bill bishop blue bond brook brooke buck bud carol chance charity charlotte chase chelsea
chen christian clay cliff colin crystal daisy dale dawn dean destiny diamond drew dusty earl eden ernst eve faith fern
flora florence forest frank gene ginger glen grace grant guy hank harmony hazel heath heather holly hope hunter iris
israel ivory ivy jack jade jasmine jean jersey jewel jordan joy june justice kay kit lance laurel lee lily lola lou
luna mark marshall max may mercedes mercy miles misty morgan nick norm olive orlando page paige pat patience pearl
penny pepper phoenix pierce piper rain randy ray reed rich rob robin rocky roman rose ruby rusty sage sandy savannah
scarlet scout shell sidney sky skip star sterling stone storm stuart sue summer sunny sydney taylor ted terry tiffany
till trinity trip van vera victor victoria viola violet virginia wade ward warren wayne west will willow winter wolf
woody austin brooklyn dallas denver houston lincoln madison paris vienna georgia dakota carolina florence roma israel
chad kenya said lance san mai klein koch kaiser könig fuchs lang long kurz gross schwarz weiß braun richter bauer
young king brown black white green gray grey bell cook baker carter post ford love short little best bush wood woods
hill field fields banks day knight major price sharp singer street waters wells wise small power church fox bird rice
news call team root key case english french german swift bright moon sun snow frost lake rivers marsh park parks
field gates hall house camp castle court noble pope abbot mason smith potter turner fisher farmer shepherd weaver
miller cooper porter butler archer gardner hunter palmer page taylor`);

/** Capitalized words that are nobody's name: sentence starters, calendar, places, languages, companies and products. */
export const NOBODY = set(`
i i'm i'd i'll i've a an the and but so or if in on at to of for from by with as is was are were be been it it's its he
she we you they this that these those there here what when where why who whom how which my your our their his her yes
no not yeah yep nope ok okay right well sure please thanks thank hi hello hey dear good great nice sorry maybe then
also just really very still even now today tomorrow yesterday again everyone everybody anyone someone nobody all both
each guys folks team sir madam mister let let's can could would should will shall may might must do does did don't
have has had go going got get because since while after before until once first second third last next one two three
actually honestly basically probably usually sometimes always never only some any most many much more less other
another same such too um uh ah oh hmm mhm wow look see say says think know mean like people person participant
moderator interviewer interviewee speaker respondent user researcher host guest agent support customer client admin
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december spring summer autumn winter christmas easter thanksgiving
english german french spanish italian portuguese dutch swedish danish norwegian polish russian chinese japanese korean
arabic turkish hindi american british european canadian australian indian irish scottish mexican
america europe asia africa germany france spain italy england scotland wales ireland britain london paris berlin munich
münchen hamburg köln cologne frankfurt stuttgart vienna wien zürich zurich geneva madrid barcelona valencia sevilla
lisbon rome roma milan lyon marseille toulouse bordeaux brussels amsterdam rotterdam dublin edinburgh manchester
birmingham leeds bristol new york boston chicago houston dallas austin denver seattle portland phoenix philadelphia
atlanta miami detroit toronto montreal vancouver sydney melbourne auckland tokyo beijing shanghai singapore delhi
mumbai bangalore dubai cairo lagos nairobi mexico brazil argentina chile colombia peru canada australia china japan
india russia poland sweden norway denmark finland austria switzerland belgium netherlands portugal greece turkey usa uk
us eu uae california texas florida georgia virginia washington san francisco los angeles las vegas
google apple microsoft amazon facebook meta instagram whatsapp twitter tiktok youtube linkedin netflix spotify slack
zoom teams notion figma miro trello asana jira confluence github gitlab salesforce hubspot stripe paypal shopify excel
word powerpoint outlook gmail android iphone ipad mac windows linux chrome safari firefox siri alexa cortana chatgpt
openai claude gemini copilot tesla uber airbnb dropbox adobe photoshop canva wordpress python javascript java react
ebay ikea walmart target costco starbucks visa mastercard amex klarna revolut wise monzo venmo dovetail earshot eva
director manager designer engineer officer lead head chief president vice assistant analyst specialist coordinator
department team project product sales marketing finance accounting engineering research operations
api app url pdf csv ceo cto cfo coo hr it ui ux qa pm kpi faq sms vpn ai crm erp saas b2b iban pin sim
der die das den dem des ein eine einen und oder aber wenn weil dass ich du er sie es wir ihr mein meine dein ihre unser
nicht kein ja nein doch also dann jetzt hier da wie was wer wo warum mit von zu bei auf für aus nach über unter vor
danke bitte hallo guten tag morgen abend montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar
märz mai juni juli oktober dezember deutschland österreich schweiz doktor frau herr
le la les un une des et ou mais si que qui je tu il elle nous vous ils elles mon ma mes ton son notre votre ne pas oui
non merci bonjour bonsoir salut alors donc parce quand comme avec pour dans sur sous lundi mardi mercredi jeudi vendredi
samedi dimanche janvier février mars avril juin juillet août septembre octobre novembre décembre madame monsieur
el los las unos unas y o pero porque cuando como yo tú él ella nosotros ellos mi tu su nuestro no sí gracias hola buenos
buenas días tardes noches lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio
julio agosto septiembre octubre noviembre diciembre señor señora señorita españa méxico`);

/** Small words inside names: "Ana de la Cruz", "Ludwig van Beethoven". */
export const PARTICLES = set(
  "de del della di da das dos du la le van von der den ter ten zu zum bin ibn al el y mac st",
);

/** Parts of speakers' labels that aren't names. */
export const LABEL_WORDS = set(`
speaker sprecher sprecherin participant teilnehmer teilnehmerin interviewer interviewerin interviewee moderator
moderatorin respondent user researcher host guest agent support customer kunde kundin client admin unknown unbekannt
person voice narrator caller operator facilitator observer note notetaker translator dolmetscher locuteur intervieweur
participante entrevistador entrevistadora hablante male female man woman team sales product manager designer engineer
assistant bot system ai eva part dr mr mrs ms miss prof herr frau professor doctor sir phd md jr sr the of and und et`);
