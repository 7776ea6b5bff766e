/** Fields of software, and how people feel about it: the researcher's word first, then what people say. */
export const DIGITAL = `
app apps application program programs software tool platform system website site portal
program programs software app apps tool tools
integrated integration integrate connect connected linked talk-to speak-to speaks-to talks-to work-together separate sync
compatible compatibility incompatible fit work-together support version
register registration registering sign-up signed-up signing-up account create-an-account code activation join started set-up
setup set-up install installed configure connect pair first-time getting-started
login log-in logged-in logged-out logs-me signed-out password code username thumb fingerprint face-id locked-out
password passwords pin code passphrase remember forgot characters
verification verify code confirm proof identity two-factor text
account accounts profile login user sharing
sharing share shared same one-login together both joint
profile account details settings picture
settings setting preference preferences option switch toggle turn-off turned-off
notification notifications alert alerts ping pinged buzz reminder push popup badge message
reminder reminders remind reminded alert note ping forget
error errors fault failure glitch bug wrong crashed message
failure fail failed failing breakdown crashed broke didn't-work doesn't-work went-down stopped-working out-of-order
malfunction broken faulty doesn't-work didn't-work stuck froze crashed dead
crash crashed freeze froze frozen hung stuck restart white-page blank
lost loss gone disappeared deleted vanished wiped not-saved hadn't-saved do-it-again start-over
backup saved copy copies store stored safe
sync synced synchronise update mismatch overwritten
offline no-signal no-internet without-internet connection wifi dead-zone
connection connect connects internet wifi signal network online
technical computer system software bug crash wifi
update updated updates version upgrade changed
device devices gadget machine phone tablet laptop computer watch
cooperate communicate talk-to speak-to work-with pair connect
battery charge empty died dead
performance slow fast lag loading speed takes-ages waiting
loading load slow wait spinning minute
transparent transparency clear visible shown see hidden unclear written know-beforehand never-know told
understandable clear confusing explained explanation explains readable make-sense makes-sense understand table pages
legible legibility readable small tiny print font blurry letters grey
confusing confused confusion unclear lost complicated don't-understand doesn't-make-sense contradict disagree
complicated complex difficult clicks steps fiddly
intuitive easy obvious clear straight-away simple
click clicks tap press button steps
navigation find menu hidden buried under-another where-is
search find look looked searching
filter sort sorted narrow category
interface screen page button layout menu design
colour colours red green blue yellow grey
animation animated picture cartoon image
icon icons symbol picture sign
photo photos photograph picture image camera pictures
video videos recording film clip filmed
upload uploaded add send file
download downloaded save file
manually by-hand by-myself type typed retype retyped copy copying paper pen
copying copy copied retype retyped type typed transfer enter paste by-hand
mistakes mistake error slip slipped wrong mix-up swapped
automatic automatically automated automation itself on-its-own
algorithm algorithms robot machine computer ai software automatic bot it-thinks
artificial-intelligence ai robot machine chatbot computer algorithm
chatbot bot robot automatic human
reliable reliability trust works rely depend every-time consistent never-fails
unreliable random sometimes hit-and-miss depends fails
accurate accuracy correct right exact precise wrong
wrong-moment too-early too-late straight-away at-once wrong-time
privacy private personal data share shared partners tracked hacked snooping nosy
snoop snooping spy spying look-up looking-up looked-up peek curious nosy read-my
fear fears afraid scared worry worried frightened scares nervous dread
worried worry worries anxious concern concerned afraid panic didn't-sleep couldn't-sleep scared nervous
interpret interpreted interpretation mean means understand explain make-sense number
confidential secret private sensitive
data information details records record
records record file files notes history letters
access accessible permission permissions see allowed let open
permission allow allowed permit consent agree
consent agree agreed clicked-yes accept accepted
remote control steer steering from-afar pause
control controlled decide overrule override in-charge steer own-hands mercy
autonomy independent freedom decide-myself own free-to
dependent dependence rely mercy need stuck
reject rejected rejection refuse refused said-no declined turned-down not-interested wouldn't
resistance refuse refused against protest won't
workaround workarounds trick instead get-round cheat pretend bypass
cheat cheating trick tricked pretend game-the fake bypass get-round
feedback comment comments response opinion remark
suggestion idea wish would-like should
expectation expected thought-it-would supposed should-have hoped
disappointment disappointed let-down hoped expected shame
frustration frustrated frustrating annoyed annoying gave-up fed-up angry drives-me livid maddening
annoyance annoyed annoying irritating nuisance bother bugs hate
anger angry furious livid mad fuming raging
satisfaction satisfied happy pleased glad content works-for-me
delight delighted love loved joy wonderful brilliant happy fantastic
relief relieved glad at-last weight-off phew finally
surprise surprised didn't-expect unexpected suddenly shocked
shock shocked stunned horrified couldn't-believe stomach
shame ashamed embarrassed embarrassing blush awkward
uncomfortable awkward uneasy don't-like creepy strange embarrassing hesitant stranger
guilt guilty bad-conscience feel-bad terrible
pride proud achievement managed made-it
confidence confident courage sure dare brave
motivation motivated keep-going push drive enthusiasm
boredom bored boring dull monotonous
loneliness lonely alone isolated
exhaustion exhausted tired exhausting worn-out drained
stressful stress stressed pressure overwhelmed anxious hectic tense
humiliate humiliated humiliating embarrassed ashamed stupid small
trust trusted trustworthy believe rely faith honest distrust
distrust suspicious don't-trust doubt sceptical wary suspect
suspicion suspect suspicious doubt wonder
honest honesty sincere open truth
mislead misled misleading lie lied lying deceived tricked knew didn't-say
regret regretted wish-i'd sorry shouldn't-have mistake
gratitude grateful thank thankful thanks
kindness kind helpful friendly lovely nice decent
empathy understanding sympathetic listened kind
rude rudeness impolite unfriendly dismissive
respect respected dignity listened seriously
ignore ignored ignoring overlook stopped-seeing don't-look blind skip nobody-looked
attention notice noticed look looked focus
distraction distracted interrupt interrupted disturb
forget forgot forgotten forgetting slipped-my-mind remember
remember memory recall remind
learn learned learning taught picked-up understood
improvement improve improved better change changed
deterioration worse declined got-worse went-downhill
before earlier used-to previously back-then
earlier before used-to previously ago formerly back-then in-the-past
quickly quick fast hours minutes same-day straight-away within
slowly slow days weeks months took-ages
emergency urgent danger crisis immediately
accelerate accelerated speed-up faster sped-up got-it-moving
duration long hours days weeks minutes took
frequency often every daily weekly times twice
incident incidents happened once one-time story
precaution precautions careful protect just-in-case prevent safe proof photos copies
evidence proof prove photo record written recording
relevant relevance useful matter need apply real-life
useless pointless no-use waste worthless
benefit benefits advantage good-thing helps helped
disadvantage drawback downside problem
risk risks danger dangerous unsafe gamble
improve-wish would-like should wish if-i-could want
ideal perfect dream best would-like
simplify easier simple one-screen one-place
control-panel overview screen dashboard
duplicate double twice same
outdated old out-of-date wrong-number previous no-longer years-ago
details number address phone name email
`;
