/** Fields of private life: the researcher's word first, then what people say; "by-hand" is a phrase. */
export const LIFE = `
medical health healthcare clinical medicine doctor doctors gp physician nurse hospital clinic surgery ward patient specialist consultant
symptom symptoms condition pain ache fever cough rash dizzy swollen headache nausea sore bleeding tired
illness disease sick unwell ill diabetes cancer asthma arthritis stroke chronic infection influenza flu cold virus covid diagnosis diagnosed
diagnosis diagnosed result results test tests scan xray blood bloods sample lab laboratory value values reading biopsy outcome
treatment therapy therapist operation operated procedure physio rehabilitation rehab recovery healing cure session
medication medicine drug drugs pill pills tablet tablets dose injection insulin prescription pharmacy chemist painkiller antibiotic side-effects
emergency urgent ambulance casualty critical crisis life-threatening alarm rescue paramedic
injury injured hurt wound broken bone wrist ankle cut burn bruise accident fell stitches
telemedicine telehealth remote video virtual online videocall screen zoom doctor camera
mental psychological emotional depression depressed anxiety panic therapist burnout mood lonely overwhelmed stress
sleep sleeping insomnia awake night bed tired nap restless rest didn't-sleep
diet nutrition nutritional eating food weight sugar salt fat calories healthy vegetables vegan vegetarian
intolerance intolerant allergy allergies allergic tolerate gluten lactose nut nuts peanuts ingredient ingredients dairy wheat
ingredient ingredients label labels contents recipe contains allergen packet
cooking cook meal meals dinner lunch breakfast supper recipe recipes kitchen pan oven stove dish dishes pasta rice soup
groceries grocery food shopping supermarket vegetables fruit milk bread eggs meat fresh produce trolley basket aisle
spoil spoiled rotten mouldy expired waste wasted bin binned throw threw off leftovers out-of-date going-off best-before
waste rubbish garbage bin binned throw threw away chuck skip landfill recycling leftover
packaging package wrapping wrapped bag bags box boxes plastic cardboard bottle tin bubble-wrap crate carton
sustainability sustainable ecological environment environmental climate planet green carbon footprint recycle recycling emissions
energy electricity power gas heating fuel solar panels watt kilowatt grid meter utility supplier current
renewable renewables solar panels wind photovoltaic photovoltaics sun roof turbine heat-pump green
photovoltaics photovoltaic solar panels roof sun sunshine inverter
heating heat warm radiator boiler thermostat gas cold freezing temperature degrees chilly heater
vehicle vehicles car cars van lorry truck motorbike bike automobile drive driving driver wheel
charge charging plug plugged socket cable battery charger station wallbox top-up topping
fuel petrol gasoline diesel gas pump tank filling station
parking park parked garage space car-park meter ticket
transport transportation travel commute bus train tram tube metro underground bike cycling walk walking drive lift taxi ride
journey trip travel travelled road route drive miles kilometres motorway stop
flight fly flying plane airport boarding gate luggage delayed airline
accommodation hotel hostel room stay overnight airbnb guesthouse lodging
holiday vacation leave time-off trip beach abroad break days-off
housing accommodation flat apartment house rent home place room property landlord tenant lease viewing
landlord landlady owner agency agent letting property-manager housing-company caretaker
tenant renter flatmate roommate lodger lease rent
apply application applicant candidate viewing interview reference references selection
deposit bond security-deposit caution holdback
defect damage broken crack leak leaking scratch mould damp stain hole dent
repair repairs fix fixed plumber electrician handyman mend technician engineer boiler tap leak drip replaced
neighbour neighbours neighborhood next-door upstairs downstairs building corridor stairs noise
relocation relocate relocating move moved moving-out moving-in moving abroad new-city settle emigrate
furniture shelf shelves sofa table wardrobe bed chair curtains paint
garden gardening lawn plants flowers balcony yard
household housework chores cleaning washing laundry dishes dishwasher vacuum ironing tidy
routine routines habit habits daily usually always every-day every-morning ritual regular first-thing
child children kid kids son daughter boy girl baby toddler teenager little-one youngster offspring
parents parent mother father mum mom dad mummy daddy mothers fathers
relatives relative family mother father mum dad daughter son sister brother aunt uncle cousin grandmother grandfather in-laws
spouse partner husband wife boyfriend girlfriend couple marriage married
couple couples partner partners husband wife spouse two-of-us both-of-us together
divorce divorced separated separation split ex custody breakup
bereavement grief mourning died dead death passed funeral widow widower late loss
elderly older senior seniors grandmother grandfather retired pensioner old-age eighty seventy
care caring carer caregiver look-after looked-after nursing minding
pregnancy pregnant birth midwife maternity expecting
pet pets dog cat animal vet kennel
friend friends mate buddy pal friendship
friendship friends company lonely together circle
education school college university course study studies class teacher student pupil degree
school pupil pupils student students teacher teachers class lesson lessons classroom headteacher term homework
pupil pupils student students class boy girl learner kids year-group
assess assessment assessing grade grades grading mark marks marking score points evaluation rating rate judge
homework assignment essay report exercise hand-in deadline coursework
exam exams test tests quiz finals pass passed failed revision
plagiarism plagiarise copy copied copying cheating cheat same originality
lecturer teacher tutor professor instructor coach
language languages english spanish french german grammar vocabulary word words speak speaking translate fluent accent pronunciation mother-tongue
foreign foreigner foreigners immigrant immigrants migrant abroad accent nationality passport country language
vocabulary words word phrases sentences terms expressions
pronunciation pronounce accent speaking aloud voice say vowels sounds speech
grammar rule rules tense verbs sentence table conjugation
conversation talk talking speak chat dialogue answer asked replied real-life
translation translate translated translator subtitles interpreter
discrimination discriminate discriminated racism racist prejudice bias biased name surname foreign skin accent treated-differently unequal
unequal inequality disadvantage disadvantaged poor poverty can't-afford rich privileged unfair less-chance
poor poverty low-income hardship struggling afford broke benefits
gender women men female male girls boys sexist
disability disabled wheelchair blind deaf impaired hearing
religion church mosque faith prayer
sport sports football running gym training match team swim swimming exercise
leisure hobby hobbies free-time weekend fun spare-time pastime
music song concert listen band radio
film films movie cinema series television tv watch
book books read reading novel library
game games gaming play level points badge league score streak
gamification game points badge badges streak league level levels score leaderboard reward
celebration party birthday wedding christmas anniversary
gift present presents christmas birthday
weather rain snow storm wind sun ice heat
season winter summer spring autumn december january july august
crime burglar burglary theft stolen robbed thief police
tolerate bear stand cope put-up-with accept
abroad overseas foreign another-country travel moved
`;
