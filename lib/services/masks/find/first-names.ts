/** Common given names where English, German, French, Spanish and neighboring languages are spoken. */
const LIST = `
aaliyah aaron abby abdul abdullah abel abigail abraham ada adam adele adelaide adelheid adnan adrian adriana adrien
agata agnes agnieszka ahmad ahmed aidan aiden ailsa aisha aiko aitana aitor akira alan alana alastair alba albert
alberto alec alejandra alejandro aleksander aleksandra alessandra alessandro alex alexa alexander alexandra alexandre
alexei alexis alfie alfonso alfred alfredo ali alice alicia alina alisha alison alistair allan allen allison alma
alonso alvaro álvaro alyssa amanda amara amber amelia amelie amélie amina amir amit amy ana anaïs anastasia anders
andre andré andrea andreas andrei andrej andrés andrew andrzej andy anette angel angela angelika angelina angus
anika anil anita anja anjali ann anna annabelle anne annegret anneliese annette annie annika anouk ansgar anthony
antje antoine anton antonia antonio antonella anya ariana arianna arjun armando arne arnold arthur arturo arun
arvid asha ashley ashok asma astrid athena audrey augustin aurelia aurélie aurora ava ayaan ayesha ayla aylin
bart bastian beata beate beatrice beatriz beatrix becky belén ben benedikt benjamin benjamín benoit benoît bernadette
bernard bernardo bernd bernhard bert bertha beth bethany betty bianca bilal billy birgit bjorn björn blanca bob bobby
bogdan boris brad bradley brandon breanna brenda brendan brent brett brian bridget brigitte britta brooke bruce bruno
bryan bryce burak caitlin caleb calvin cameron camila camilla camille candice cara carina carl carla carlo carlos
carmen carol carole carolin carolina caroline carrie carsten casey cassandra cassie catalina caterina catherine cathy
cecilia cecile cécile cedric cédric celeste celia celine céline cesar césar chandra chantal charlene charles charlie
charlotte chelsea chen cheryl chiara chloe chloé chris christa christel christiane christian christina christine
christoph christophe christopher christy cindy claire clara clarissa claude claudia claudio claus clayton clemens
clement clément cliff clifford clint clive cody colette colin colleen conner connie connor conrad constance
constantin consuelo cora corey corinna corinne cornelia courtney craig cristian cristina curtis cynthia cyril dagmar
daisy dalia damian damien dan dana daniel daniela daniele daniella danielle danny daphne dario darius darlene darren
daryl dave david davide dean debbie deborah debra deirdre delia delphine denis denise dennis derek desmond detlef
devin diana diane didier diego dieter dietmar dilan dimitri dina dirk dmitri dolores dominic dominik dominique donald
donna dora doreen doris dorothea dorothy doug douglas duncan dustin dwayne dylan eamon ebony eberhard eddie edgar
edith edmund eduard eduardo edward edwin eileen ekaterina elaine elena eleanor elias elif elijah elin elisa elisabeth
elise eliza elizabeth elke ella ellen ellie elliot elliott elmar elodie élodie eloise elsa elsie elvira emanuel emil
emilia emilie émilie emilio emily emma emmanuel emmanuelle enrico enrique eric erica erich erik erika erin ernesto
erwin esme esmeralda esperanza esteban estefania estelle esther ethan etienne étienne eugen eugene eugenia eunice eva
evan evelyn ezra fabian fabien fabienne fabio fatima fatma federico felicia felicity felipe felix ferdinand fernanda
fernando filip filippo finn fiona flavia flora florence florent florian francesca francesco francis francisca
francisco franco francois françois françoise frank franka franz franziska fred freddie frederic frédéric frederick
frederik frida frieda friedrich fritz gabriel gabriela gabriele gabriella gabrielle gareth gary gavin geoff geoffrey
georg george georges georgia georgina gerald gerard gérard gerardo gerd gerda gerhard german gertrud giacomo gianni
gilbert gilles gillian gina giorgio giovanna giovanni gisela giulia giuseppe gladys glen glenda glenn gloria
gonzalo gordon graham greg gregor gregory greta gretchen guadalupe gudrun guido guillaume guillermo gunnar gunter
günter günther gustav gustavo guy gwen habib hamid hamza hana hanna hannah hannelore hannes hans harald haris harold
harriet harris harrison harry harun harvey hasan hassan hayden hayley hazel heather hector héctor heidi heike heinrich
heinz helen helena helene hélène helga helge helmut hendrik henri henrietta henriette henrik henry herbert hermann
hilary hilda hildegard hiro hiroshi holger howard hubert hugh hugo hussein ian ibrahim ida ignacio igor ilaria ilse
iman imogen imran ines inés inga inge ingeborg ingo ingrid irene irina irma isaac isabel isabell isabella isabelle
isaiah isla ismael ivan iván ivana ivo jack jackie jackson jacob jacqueline jacques jaime jake jakob jakub jamal james
jamie jan jana jane janet janice janina janine jannik jared jasmin jasmine jason javier jay jayden jean jeanette
jeanne jeannine jeff jeffrey jenna jennifer jenny jens jeremiah jeremy jérôme jerome jerry jesse jessica jessie jill
jim jimmy joachim joan joana joanna joanne joaquin joaquín jochen jodie joe joel joelle joey johan johann johanna
johannes john johnny jon jonah jonas jonathan jonny jorge jörg josé jose josef josefina joseph josephine josh joshua
josie jost joyce juan juana juanita judith judy juan jules julia julian juliana juliane julie julien juliet juliette
julio julius jürgen justin justine kai kamal kamil kara karen karim karin karina karl karla karolina karsten
kasia kate katharina katherine kathleen kathrin kathryn kathy katie katja katrin katrina kayla kaylee keiko keith
kelly kelsey ken kendra kenji kenneth kenny kerry kerstin kevin khadija khalid kieran kilian kim kimberly kirk kirsten
kirsty klara klaus konrad konstantin krista kristen kristian kristin kristina kristine krzysztof kurt kyle kylie laila
lara larry lars laszlo laura laurel lauren laurence laurent lauri laurie lawrence lea léa leah leandro lee leila lena
lennart lenny leo leon león leona leonard leonardo leonie leonora leopold leroy leslie leticia lewis lia liam lidia
liesel lila lilian liliana lillian lilly lina linda lindsay lindsey linus lionel lisa lisbeth liz liza lloyd logan
lois lola lorena lorenz lorenzo loretta lorna lorraine lothar lotte lou louis louisa louise luc luca lucas lucia lucía
lucian lucie lucien lucinda lucy ludovic ludwig luigi luis luisa lukas luke luna lutz lydia lynn mabel mackenzie
madeleine madeline madison magda magdalena maggie magnus mahmoud maja malcolm malik manfred manon manuel manuela
marc marcel marcela marcello marcia marcin marco marcos marcus marek margaret margarita margaux margit margot
margret marguerite maria maría mariam mariana marianne maribel marie mariella marietta marija marilyn marina mario
marion marisa marisol marius marjorie marko markus marlene marlon marshall marta martha martin martín martina martine
marvin mary maryam mateo mathias mathieu mathilde mathis matilda matt matteo matthew matthias matthieu maud maureen
maurice mauricio maurizio maxim maxime maximilian maxwell maya megan mehmet mei meike melanie melina melinda melissa
mercedes mia michael michaela michał michel michele michèle michelle miguel mika mikael mike mikhail mila milan milena
milton mira miranda mireille miriam mitchell mohamed mohammad mohammed moira molly mona monica mónica monika monique
morgan moritz moses muhammad muriel murat mustafa myra myriam nadia nadine nadja naomi natalia natalie natascha natasha
nate nathalie nathan nathaniel neal neha neil nelly nelson nicholas nick nicky nicola nicolas nicolás nicole nigel
nikita nikki niklas niko nikolai nikolas nils nina nisha noah noel noelia noémie nora norbert noreen norma norman
nuria octavia odette olaf ole oleg olga oliver olivia olivier omar orlando oscar óscar oskar oswald otto owen pablo
paige pamela paola paolo pascal patricia patricio patrick patrik paul paula paulina pauline paulo pavel pedro peggy
penelope perry peter petra phil philip philipp philippa philippe phillip phoebe phyllis pia pierre pilar piotr polly
priscilla priya quentin rachel rafael rahul rainer raj rajesh ralf ralph ramon ramón ramona randall raphael raquel
rashid raul raúl raymond rebecca reinhard reinhold rekha remy renata renate rene rené renee rhys ricarda ricardo
riccardo richard rick ricky rita robbie robert roberta roberto rocio rocío rodney rodrigo roger roland rolf roman
romain ron ronald ronja ronnie rory rosa rosalie rosalind rosanna rosario rosemarie rosemary rosie ross rowan roxana
roxanne roy ruben rubén rudi rudolf rudolph rufus rupert russell ruth ryan sabine sabrina sadie said sakura salma sally
salvador sam samantha samir samira samuel sandra sandrine sanjay santiago sara sarah sascha saskia saul scott sean
sebastian sebastián sébastien selena selina selma serena sergei sergey sergio seth shane shannon sharon shaun shawn
sheila shelley sherry shirley siegfried sigrid silas silke silvia simon simona simone sinead siobhan siegrid sofia
sofía sofie solange sonia sonja sonya sophia sophie søren soren spencer stacey stacy stan stanley stefan stefania
stefanie stefano steffen stella stephan stephane stéphane stephanie stéphanie stephen steve steven stewart stuart
sunil susan susana susanna susanne suzanne svea sven svenja svetlana swantje sybille sylvain sylvia sylvie tabea
tabitha tamara tamika tania tanja tanya tara tariq tasha tatiana tatjana taylor ted teresa terence theo theodor
theodore theresa thérèse thierry thomas thorsten tiffany tilda tim timo timothy tina tobias todd tom tomas tomás
tommy toni tony torsten tracey tracy travis trevor tricia trisha tristan troy tyler tyrone udo ulf ulla ulrich
ulrike umberto ursula ute uwe valentin valentina valeria valerie valérie vanessa vera verena veronica verónica veronika
veronique vicente vicki vicky victor víctor victoria vijay viktor viktoria vince vincent vincenzo viola virginie
vivian viviana viviane vivienne vladimir volker wanda walter waltraud warren wendy werner wesley wilfried wilhelm
wilhelmina willem william willow wilma winston wolfgang wolfram wyatt xavier xenia ximena yael yann yannick yara
yasmin yasmine yolanda yosef youssef yuki yuri yusuf yvette yvonne zachary zahra zainab zara zeynep zoe zoé zoey zoltan
april art august austin autumn bill brooklyn carol chance dale dallas dawn dean denver drew eve ernst faith grace grant
guy harmony hope hunter iris israel ivy jade jordan joy june kit lance mai mark may miles misty olive pat patience
pearl pepper piper rain randy ray rich rob robin rose ruby rusty sandy savannah sidney skip sterling sue summer sunny
sydney till trinity van violet virginia wade will`;

export const FIRST_NAMES: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter((name) => name !== ""));
