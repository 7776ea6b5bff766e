/** Forms of one English word that stemming doesn't unite, and closely related words: the first stands for all. */
export const IRREGULAR = `
be am is are was were been being
become became
begin began begun
bend bent
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came
creep crept
cry cried cries
deal dealt
die died dies dying
do did done does
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
dry dried
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
fly flew flown
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
go went gone goes
grow grew grown
hang hung
have had has
hear heard
hide hid hidden
hold held
keep kept
know knew known
lay laid
lead led
lean leant
learn learnt
lend lent
lie lied lay lain
lose lost
make made
mean meant
meet met
mislead misled
mistake mistook mistaken
overhear overheard
oversleep overslept
pay paid
prove proved proven
quit quitted
rebuild rebuilt
repay repaid
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen
sell sold
send sent
sew sewn
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
smell smelt
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spoil spoilt
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
sweep swept
swim swam swum
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
try tried tries
understand understood misunderstood misunderstand
upset upsetting
wake woke woken
wear wore worn
weep wept
win won
withdraw withdrew withdrawn
write wrote written
child children
foot feet
tooth teeth
man men
woman women
mouse mice
life lives
wife wives
knife knives
half halves
mum mom mam
quid pound pounds
cheap cheaper cheapest
easy easier easiest easily ease
quick quicker quickly
slow slower slowly
big bigger biggest
busy busier
happy happier happily happiness
angry angrily anger
lonely loneliness lonelier
early earlier
easy easiness
heavy heavier
dear dearer
colour color
favourite favorite
organise organize
organisation organization
apologise apologize
recognise recognize
realise realize
cancel cancelled canceled cancelling cancellation
deliver delivery
decide decision
explain explanation
refuse refusal
approve approval
register registration
subscribe subscription
embarrass embarrassment
disappoint disappointment
frustrate frustration
honest honesty honestly
safe safely safety
simple simply simplicity
choose choice
lose loss
grow growth
sell sale sales
pay payment
believe belief
please pleased pleasant pleasure
save saving savings
poor poverty
strong strength
long length
proud pride
free freedom
hungry hunger
thirsty thirst
ill illness
sick sickness
mad madness
warm warmth
true truth
young youth
wide width
deep depth
high height
hot heat
dead death
weak weakness
noise noisy
pain painful
luck lucky
fun funny
dirt dirty
mess messy
fault faulty
health healthy
weight weigh
`;
