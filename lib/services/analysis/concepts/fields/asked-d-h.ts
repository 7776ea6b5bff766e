/** Words of research questions, followed by how people put the same; "by-hand" is a phrase. */
export const ASKED_D_TO_H = `
damage damaged broke broken scratch scratched cracked missing incomplete dent
danger dangerous unsafe risky could-have
data information numbers what-i
deadline last-day by-the due late
debt owe owed collector loan
deceive deception lied trick pretend
decision decided choose made-up-my-mind
decline declined less down refuse said-no
decrease less fewer down drop gone-down halved
defect defective broken faulty doesn't-work
delay delayed late waited wait weeks
delegate hand-over let-her someone-else
delete remove take-down take-out gone
deliver delivery came brought parcel
demand want ask insist
demotivate demotivated discouraged lost-interest what's-the-point gave-up
deny denied refuse said-no wouldn't
departure leave left going
depend dependent rely without need
deposit paid-up-front money-down kept
depression depressed sad down dark
deserve earned fair worth
desire want wish would-love
despair desperate hopeless cried
detail details small-thing exact
detect spot notice see find
device devices gadget thing machine phone tablet watch hearing-aid hearing-aids aid
diagnosis told-me found doctor-said
difference different changed other
difficulty difficult hard struggle trouble couldn't
digital online app screen computer
dignity respect treated like-a
disability wheelchair blind deaf hearing
disadvantage worse-off bad-thing downside left-out
disagree disagreement other-opinion not-agree argue
disappear vanish gone lost
disappointed disappointment let-down sad expected-more
disaster worst catastrophe went-wrong
disclose disclosure tell give-away reveal
discomfort uncomfortable hurt awkward
disconnect cut-off dropped lost-connection
discount cheaper percent-off reduced knocked
discouraged discourage gave-up hopeless what's-the-point
discover found came-across heard
discreet discretion quiet nobody-sees secret
discriminate discrimination treated-differently because-of-my
dishonest lied lie pretend liar liars
dismiss wave-off didn't-care ignore
dispute argue disagree contest
disrespect rude talked-over over-your-head ignored
disrupt disruption interrupt in-the-middle dropped cut-off
dissatisfied unhappy not-happy complain
distance far miles kilometres
distract distracted noise phone
distribute hand-out share give
distrust don't-trust doubt suspicious
diversity different mixed foreign
divorce split separated ex
doctor doctors gp physician physicians cardiologist surgeon
document documents documentation write-down paper record book
donate donation gave charity
doubt doubts not-sure wonder suspicious
drawback downside bad-thing but
drive driver motivation reason
drop fall less down gone-down
duplicate double twice both three-times same-thing
durable lasts strong years
duty have-to must job
earn earnings paid money wage
ecology ecological green nature
educate education school learn teach
effect effects change difference result did
efficient efficiency quick fast time
effort hard work takes trouble bother
elderly old older seniors eighty grandmother
eligible eligibility allowed entitled qualify
email mail message wrote
embarrass embarrassed ashamed laughed-at
emergency quick ambulance night alarm urgent
emotion emotional feel cry happy cried
empathy understand listened felt
employ employment hire job work
empower strong decide myself
encourage encouraged motivate praise said-well-done
endanger danger risk could-have
energy power strength tired
engage engaged interested involved into-it glued
enjoy enjoyment fun like love
entertain entertainment fun game film
enthusiasm enthusiastic love excited
entitled entitlement right allowed
entrepreneur own-business founder self-employed
environment nature green around
equal equality same fair
equipment tools kit stuff gear
essential need must important
estimate guess about roughly
ethical ethics right wrong moral
evaluate judge rate look-at
event party concert happened
evidence proof show picture
exclude excluded exclusion left-out not-for
exercise walk run steps gym sport
exhibit exhibition museum show
expect expected expectation thought hoped
experience went happened felt
expire expired ran-out over no-longer
extend extension longer more-time
fail failed didn't-work broke couldn't wouldn't
fair fairness equal right
family kids wife husband
favour favourite like best prefer
feature function thing-where it-can
fee charge pay pence cents percent
feedback said wrote told
fight argue row war
financial finances money bank
fix repair sorted put-right
flaw mistake problem weak
flexible flexibility change whenever any-time
follow-up rang-again called-back later
food eat meal sandwich lunch dinner
fool foolish stupid tricked
force forced made-me have-to
foreign abroad other-country accent
form paper sheet fill-in
former old previous used-to
freelance freelancer freelancers self-employed own-boss clients illustrator
fund funds money cash account
furniture sofa chair table bed
future later next years-from-now
game gaming play cheat-the
goods things delivery parcel article
grow growth bigger more
habit always usually every
harass harassment harassed followed messages found-me wouldn't-stop creepy
hardship poor struggle borrowed
health healthy doctor ill
hesitate hesitation wait not-sure
humiliate laughed-at small stupid
`;
