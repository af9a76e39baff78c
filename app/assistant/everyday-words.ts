/** Too common to tell what is asked for. */
export const emptyWords = words(`
  a an and am are as at be been being but by can could did do does doing for from get gets got had has have having hello hey hi i if in into is
  it its just may might of oh ok okay on or please shall she he should so that the then there these they this those to too us very was we well
  were what which will with would yes you your im ive thank thanks wondering wonder question ask hope about`)

/** Words of everyday English with which anything may be said: a hint at what is asked for only where they are all there is. */
export const lightWords = words(`
  agency firm business able about above accept accepted across act actually add added advance after afternoon afterwards again against age ago
  agree ahead all allow almost along already also although always am amazing among amount another answer answers any anymore
  anyone anything anyway anywhere apart appear appreciate approximately around arrive asap ask asked asking aware away awesome
  back bad basically because become before began begin behind believe below beside best better between beyond big bit both
  bother bring bro brought buddy busy but called came can care careful case cause certain certainly chance check cheers choose
  clear clearly come comes coming complete completely consider cool correct could count couple curious currently date day days
  dear decide decided definitely depend depends detail details did die difference different difficult do does doing done doubt
  during each earlier early easier easily easy eg either else end enjoy enough enter especially etc even evening eventually
  ever every everybody everyone everything everywhere exact exactly example excellent excited excuse exist expect experience
  explain extra fact fairly fall far feel feeling few figure final finally find fine finish first fit five folks follow for
  forever forget forgot form forward found four free from full fully fun further future gave general generally get gets
  getting give given gives giving glad go goes going gone good got gotten great greatly guess guy guys had half handle happen
  happened happens happy hard has hate have having he hear heard hello help helpful helps her here hers hi high him his hold
  honest honestly hope hoping how however i idea if imagine important in include included including indeed inside instead
  interest interested interesting into is issue it its itself just keep kept kind kinda kindly knew know known large last
  lastly late lately later lead learn least leave left less let lets level like likely line list listen little long longer
  look looked looking looks lose lot lots love lovely low luck lucky madam made main mainly make makes making many mate matter
  may maybe me mean means meant meet mention met might mind minor miss moment month months more morning most mostly move mr
  mrs ms much must my myself name near nearby nearly necessary need needed needs never new next nice night no none normal
  normally not note nothing notice now number obvious obviously of off often oh ok okay old older on once one ones only onto
  open opinion option or order ordinary other others otherwise ought our ours out outside over own part particular
  particularly past people per perfect perfectly perhaps pick picked place plain plan planning please plenty plus pm point
  poor possible possibly practically prefer present pretty probably problem process promise proper properly provide put
  question questions quick quickly quiet quite ran rather read ready real really reason recent recently recommend regarding
  regards regular relax remember rest result right room rough roughly round rule rules run said same save saw say saying says
  second see seem seems seen sense serious seriously set seven several shall shape she short should show showed side similar
  simple simply since sir six size slow slowly small so soft some somebody somehow someone something sometimes somewhere soon
  sorry sort sound sounds special specific spend spent spoke spot stand start started state stay step still stood stop
  straight strange strong stuff style such sudden suit suitable suppose supposed sure surprise sweet take taken takes taking
  talk tell ten than thank thanks that the their them themselves then there these they thing things think thinking third this
  those though thought three through throughout till time times to today together told tomorrow ton too took top total totally
  touch tough toward town tried trouble true truly trust try trying turn twice two type typical typically under understand
  unless unlike until up upon us use used useful user usual usually various very via visit wait waiting wanna want wanted
  wanting wants was way we week weekend weeks welcome well went were what whatever when whenever where whether which while who
  whole whose why wide will wish with within without wonder wonderful wondering word words work worked working works worth
  would write wrong yes yesterday yet you young your yours yourself`)

/** Other words of everyday English, so that they are not taken for misspelt ones. */
export const weightyWords = words(`
  accident accountant actor actress adult adults afraid africa air airline airport alarm album algebra alive allowed alone
  america american and android angel animal ankle anybody apartment app apple april apron are area arm arms army art artist
  asia astronaut astronomy at attack august aunt australia autumn avocado axe baby bacon bag bakery balcony ball balloon
  banana band bank bar barn base basket bath battery be beach bean bear beat beautiful became bed bee beef been beer being
  bell belt bench berlin bicycle bike bikes bill biology bird birth biscuit black blanket blood blue board boat boats body
  bomb bone book boot born boss boston bottle bottom bowl box boxer boxing boy boyfriend brain brake branch brand brazil bread
  break breakfast bride bridge bright broccoli brother brown brush bucket bug build builder building built bull burger bus
  business butter butterfly button buy by cabbage cable cactus cafe cage cake calculator call camel camera camp camping canada
  candle candy canoe cap captain carpet carrot cars cartoon castle cat catch cathedral cave cello cement center centre chain
  chalk champagne change cheap cheese chef chemistry cherry chess chicago chicken chickens chimney chin china chocolate choice
  church cigarette cinema circle circus city clarinet clean client clients cliff clock close cloth clothes cloud clown club
  coach coal coast coat coconut coding coffee coin cold college colour comb comedy comet comfortable common company computer
  computers concert contain cook cookie copy corn corner cotton country course cousin cover cow crab crane cream cricket
  crocodile cross crown cry cup current curtain cushion customer customers cut cycling dad daily daisy dance dark daughter
  december deep degree dentist desert desk diamond dinner dinosaur direct dish doctor dog dogs doll dolphin donkey door double
  down dragon drawer dream dress drink drive drop drum dry duck eagle ear earring ears earth eat edge egg eggs eight elbow
  electric elephant eleven email empty engine engineer english entire environment essay europe event exam exams expensive eye
  eyes face factory family fancy farm farmer fast father favorite favourite feather february feet fell felt female fence ferry
  field fifteen fifty fight fill film finger fire fish fishing fix flag flame flat flight flights floor florida flour flower
  flute fly fog food foot forest fork forty fox france freezer french fresh friday fridge friend friendly friends frog front
  fruit funeral funny fur game garage garden gardening garlic gentleman geography geometry germany ghost giraffe girl
  girlfriend glass glove goat gold golf goose gorilla government grammar grandfather grandma grandmother grandpa granny grape
  grapes grass gray greatest green grey ground group grow guest guests guitar gun gym hair hall hammer hamster hand handbag
  hands harbor hat hawk head health heart heat heavy hedgehog held helicopter helmet hen herself hey hiking himself hip
  history hit hockey holiday home homework honey hood hook horse hospital hot hotel hotels hour house huge human hundred hurry
  husband ice india insect internet iphone iron island italy jacket jam january japan jar jazz jeans jewel jewellery job
  jogging join juice july june jungle kangaroo kettle key keyboard kid kids king kitchen kite kitten knee knife knitting
  ladder lady lake lamb land laptop laptops laugh lawn lay leaf league leather leg legs lemon lemonade letter library lie life
  light lightning linux lion lip live lives living lizard local lock log london lorry lost loud lunch lung lungs machine mad
  madrid magazine magic magnet mail male man manage mango map marathon march mark market married mask mayor meal meat mechanic
  medal melon member men message metal mexico microphone middle mile milk million mine minister minute mirror missed mom money
  monkey moon mosque mosquito mother motor motorbike motorcycle mountain mouse mouth moved movie mud mum muscle museum
  mushroom music musician nail navy neck necklace needle neighbour nephew nest net news niece nine nobody noodles north nose
  novel november nurse nut nuts oak oat ocean october octopus offer offered office oil olive onion opera orange orchestra oven
  owl owner page paid pain paint painter painting pair pants paper parachute parent parents paris park parrot partner parts
  party pass passenger passport pasta pay peach peanut pear peas pen pencil penguin pepper percent perfume person personal pet
  pets philosophy phone photo physics piano picture pie piece pierce pig pigeon pill pillow pilot pin pineapple pipe pirate
  pizza plane planet plant plastic plate play pleased plumber pocket poem police pond pony pool pope post potato potatoes
  power president price priest prince princess print printer printers prison private problems professor programming psychology
  public pull puppy purple purpose purse push puzzle pyramid queen rabbit racing radio railway rain rainbow rat razor reading
  red restaurant rice rich ride ring river road robbery robot rock rocket rome roof rope rose row rubber rugby running russia
  sad safe sailing salad salmon salt sand sandwich sat saturday sauce sausage scarf school science scissors scooter scorpion
  screen sea seal season seat seed sell senator send sent september service share shark sheep shelf ship shirt shoe shoes
  shooting shop shorts shoulder shower shut sick sign silk silver sing singer single sink sister sit skating ski skiing skin
  skirt sky sleep smart smell smile snail snake snow soap soccer social sock socks sofa soldier son song soup south space
  spaghetti spain speak spelling spice spider spoon spring squirrel stadium stage stairs stamp star steak stomach stone store
  storm story strawberry street student students submarine sugar suitcase summer sun sunday sunglasses super supper sushi swan
  sweater swim swimming sword table tail tall tank tap tape taste taxi tea teach teacher team tennis tent texas theater
  theatre theft thick thief thin thirty thousand throat throw thumb thursday ticket tickets tie tiger tight tile tiny tired
  toast toe toes toilet tokyo tomato tongue tools tooth towel tower toy tractor train trainer tram tree trip trousers truck
  trucks trumpet tuesday tunnel turkey turtle tv twelve twenty umbrella uncle uniform university vacuum van vegan vegetable
  vegetables vegetarian violin visa voice volleyball waiter walk wall wallet war warm wash wasp watch water watermelon wear
  weather wednesday weight west whale wheat wheel whip white wife wild win wind window windows wine wing winner winter witch
  wolf woman women wood wool world worm worry worse worst wrestling wrist yacht year years yellow yoga yogurt york younger
  zebra zero zip zoo`)

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean)
}
